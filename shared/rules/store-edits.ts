/** The kinds of things whose changes are kept. */
export const editSubjects = [
  'header',
  'header_order',
  'slide',
  'slide_order',
  'settings',
  'picture',
  'catalogue',
  // The places of products in catalogues: `{catalogue}/{product}` to a rank, null for none.
  'catalogue_items',
  'item',
  // An experience that was called off.
  'event',
  // A link of an experience's door.
  'door_link',
  // Whether an account belongs to the store's affinity group.
  'affinity_member',
  // The sponsor of an account of the network.
  'sponsor',
  // A gate of an experience, and the kinds of tickets that it lets in.
  'door_gate',
  // Whether people who went out of an experience may come back.
  'door_reentry',
  // Whether visitors may wait for places of an experience.
  'waiting_list',
  // A file of items, as a whole.
  'import',
  'blog_entry',
  // An address that leads to another.
  'redirect',
  'legal_text',
  // The places of other stores' items in the store: by item, null for one that it does not sell.
  'listing',
  // The store's answer to a review, and whether it is hidden.
  'review',
  // When buyers are asked for reviews.
  'review_ask_terms',
  // Whether the store shows a franchise of its network.
  'franchise',
  // A private file of a digital item.
  'item_file',
  // A partner store, and the name that it has here.
  'collaborator',
  // A key of a partner's pages; and whether pages without one show items.
  'partner_key',
  // The keys of a way to pay or of a courier: that they were set, replaced or removed, never the keys.
  'provider_keys',
  // Monthly payments without interest.
  'instalments',
  // The address that couriers collect from.
  'origin',
  // How the store brings its goods by its own people.
  'own_delivery',
  // Whether a cart's suppliers are bought at once.
  'checkout_terms',
  'payment_limits',
  // From which risk on paid orders wait for the store's staff.
  'risk_terms',
  // By which ways to pay orders are charged when they are sent.
  'charge_terms',
  // Whether the store is in test mode; and how many test orders were deleted.
  'test_mode',
  // The tax data of the store's invoices.
  'billing',
  // The bank account of a wallet, by its last digits.
  'payout_account',
  // The words that the store adds to the search's own.
  'search_words',
  // An account's role in the team.
  'staff',
  // An invitation to the team, by its mail address with letters left out.
  'invite',
  'advisor',
  'quick_reply',
  // What the store's chat says by itself; and a frequent question with its answer.
  'chat_texts',
  'chat_question',
  'talk_label',
] as const;
export type EditSubject = (typeof editSubjects)[number];

/** The kinds of things whose changes are taken back here. */
export const returningSubjects = [
  'header',
  'header_order',
  'slide',
  'slide_order',
  'settings',
  'picture',
  'catalogue',
  'catalogue_items',
  'item',
  'blog_entry',
  'redirect',
  'legal_text',
  'listing',
  'review',
  'franchise',
] as const satisfies readonly EditSubject[];
export type ReturningSubject = (typeof returningSubjects)[number];

/**
 * Whether a change can be taken back here. An upload of a picture is not: a picture is deleted where
 * its uses are shown. An import is undone where its work is shown, and keys, money and people are
 * changed where they stand.
 */
export function canReturn<
  Change extends { readonly subject: EditSubject; readonly before: unknown },
>(change: Change): change is Change & { readonly subject: ReturningSubject } {
  if (change.subject === 'picture' && change.before === null) return false;
  return returningSubjects.some((one) => one === change.subject);
}
