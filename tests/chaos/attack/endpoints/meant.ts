/** Fields whose rules a schema cannot say: a call may refuse a value of theirs that the document allows. */

/**
 * In every call: phone numbers of a country, lines of a cart, the fields that each kind of
 * registration needs, names and codes in the form that people type, addresses of the store's own
 * hosts, words of a search.
 */
const EVERYWHERE =
  /^(?:contact\.(?:country|phone)|address(?:\.address_phone)?|attendees\.\d+(?:\.phone)?|lines|full_name|phone|email|username|password|terms|otp|website|activation_url|words\.\d+)$/;

/** Names are counted in characters as people see them, and one of them has to be visible. */
const NAMES = /^name(?:_en)?$/;
/** The action decides which of both has to be there. */
const AIM = /^(?:url|product)$/;
/** Names as above; the attributes of two variants differ; the tax authority's codes are of its lists. */
const ITEM =
  /^(?:name(?:_en)?|skus|tags(?:_en)?|publish_at|experience_(?:date|place)|return_info|sat_\w+)$/;
/** A time of the calendar; a title that is more than blanks. */
const ENTRY = /^(?:publish_at|title)$/;

/**
 * Names are visible, handles and phones those of their network and country, addresses those of the
 * web; spans of a day follow each other; a store has a way to pay, and a place where it is collected
 * from.
 */
const SETTINGS =
  /^(?:name|contact_email|live_chat_license|fb_pixel|collection_address|opening_hours|payment_types|\w+_(?:code|phone|support_url)|facebook|instagram|twitter|youtube|twitch|kick|discord)$/;

const BY_CALL: Readonly<Record<string, RegExp>> = {
  // The lower price of a rule is the lower one, and a rule says something.
  'catalogues.create': /^(?:name(?:_en)?|rule(?:\..*)?)$/,
  'catalogues.update': /^(?:name(?:_en)?|rule(?:\..*)?)$/,
  // A phone of the address's country.
  'store.origin-set': /^address\.phone$/,
  'shopping-carts.billing': /^billing\.phone$/,
  // A token of the provider's form or a saved card, and not both.
  'payment.card': /^source_id$/,
  // Hours that end after they begin.
  'store.delivery-set': /^delivery\.windows\.\d+$/,
  // A reason is counted without the blanks around it.
  'admin.settlement-line': /^reason$/,
  // A time, for a conversation that is put off and for no other.
  'inbox.status': /^until$/,
  // A reply has a character that is neither a space nor a control.
  'inbox.reply-add': /^text$/,
  'inbox.reply-change': /^text$/,
  'inbox.label-add': /^name$/,
  'inbox.label-change': /^name$/,
  'inbox.question-add': /^(?:question|answer)$/,
  'inbox.question-change': /^(?:question|answer)$/,
  'catalogues.duplicate': NAMES,
  'store.header-create': AIM,
  'store.header-update': AIM,
  'store.slide-create': AIM,
  'store.slide-update': AIM,
  'store.banner-create': AIM,
  'store.banner-update': AIM,
  'store.update': SETTINGS,
  // Paths of the store's own hosts.
  'orders.broker': /^(?:return|cancel)_path$/,
  // Each order once.
  'admin.order-states': /^ids(?:\.\d+)?$/,
  // Each field is of one column.
  'products-admin.import-tried': /^columns$/,
  'products-admin.create': ITEM,
  'products-admin.update': ITEM,
  // Each item once.
  'products-admin.sheet-change': /^rows$/,
  'products-admin.duplicate': NAMES,
  'blog-admin.create': ENTRY,
  'blog-admin.update': ENTRY,
  // A letter or a digit has to be left of a name.
  'addresses-admin.change': /^slug$/,
  // Both are written in one form, are two addresses, and neither is the store's front.
  'addresses-admin.add': /^(?:path|leads_to)$/,
  // A day from today on, and at most a year ahead.
  'admin.order-propose': /^arrives_on$/,
  // A reason of one's own needs words; a line is named by its position, and nothing else is.
  'orders.cancel': /^message$/,
  'admin.order-cancel': /^message$/,
  'dssupplier.order-cancel': /^message$/,
  'admin.order-hold': /^note$/,
  // A day of the calendar.
  'admin.invoice-global': /^day$/,
  'admin.invoice-global-preview': /^day$/,
  // A line that is more than blanks, one kind of ticket for that group alone, and a time to come within a year.
  'tickets-admin.message-reach': /^(?:audience|sku)$/,
  'tickets-admin.message-add': /^(?:subject|text|audience|sku|send_at)$/,
  'tickets-admin.message-change': /^(?:subject|text|audience|sku|send_at|version)$/,
  // The experience's own name, and a reason that is more than blanks.
  'tickets-admin.cancel': /^(?:name|reason)$/,
  // A name that is more than blanks, and a time until the door is closed.
  'tickets-admin.door-link-add': /^(?:name|expires_at)$/,
  // A name that is more than blanks, and kinds of the experience's own.
  'tickets-admin.gate-add': /^(?:name|skus)/,
  'tickets-admin.gate-change': /^(?:name|skus)/,
  // The last digit of a CLABE checks the others.
  'orders.refund-account': /^number$/,
  // Each line once, and no more units than are left of it; a page is one that browsers open safely.
  'admin.shipment-add': /^(?:lines|tracking_url)/,
  'admin.shipment-change': /^tracking_url$/,
  // Each line once, of the order's own goods, with fewer units than it has.
  'admin.order-lines-preview': /^lines/,
  'admin.order-edit-lines': /^lines/,
  'admin.order-addition-preview': /^leaves/,
  'admin.order-addition-add': /^leaves/,
  'admin.order-refund': /^(?:line|note)$/,
  // A message has a character that is neither a space nor a control.
  // A message is seen by parties of its conversation alone.
  'inbox.start': /^(?:body|peer|visibility_ids)$/,
  'inbox.send': /^(?:body|visibility_ids)$/,
  // A time of the day.
  'alerts.set-preferences': /^quiet\.(?:from|to)$/,
  // An address of the store's own pages.
  'contact.send': /^page$/,
  // The spans of a day follow each other.
  // A rejection says why.
  'affinity-admin.decide': /^rejection$/,
  'advisors.set': /^hours\.\d+$/,
  // A host's name is one that browsers can reach.
  'partners.create-key': /^origins\.\d+$/,
  'partners.change-key': /^origins\.\d+$/,
};

/**
 * Whether a call's rules for a field go beyond its schema.
 * @param field the path of a failure's `field`, such as `contact.phone`
 */
export function isMeant(call: string, field: string): boolean {
  return EVERYWHERE.test(field) || (BY_CALL[call]?.test(field) ?? false);
}
