declare const brand: unique symbol;
type Id<Name extends string> = string & { readonly [brand]: Name };

export type StoreId = Id<'store'>;

const PREFIX = {
  store: 'st',
  item: 'it',
  sku: 'sk',
  catalogue: 'ca',
  cart: 'cr',
  checkout: 'co',
  order: 'or',
  payment: 'py',
  payment_token: 'pt',
  savedCard: 'sc',
  paymentLink: 'pl',
  draftOrder: 'dr',
  draftLink: 'dl',
  hold: 'ho',
  message: 'ms',
  request: 'rq',
  account: 'ac',
  session: 'se',
  address: 'ad',
  proof: 'pf',
  passkey: 'pk',
  invite: 'iv',
  collaborator: 'cb',
  job: 'jb',
  header: 'he',
  slide: 'bn',
  edit: 'ed',
  picture: 'pi',
  contactEntry: 'ce',
  blogEntry: 'be',
  redirect: 'rd',
  review: 'rv',
  refund: 'rf',
  dispute: 'dp',
  return: 'rt',
  orderNote: 'on',
  orderHold: 'oh',
  orderShipment: 'os',
  ticket: 'tk',
  embedKey: 'ek',
  handoff: 'ho',
  talkMessage: 'mg',
  talkAttachment: 'tp',
  talkReport: 'rp',
  quickReply: 'qr',
  chatQuestion: 'cq',
  talkLabel: 'lb',
  invoice: 'fa',
  payoutAccount: 'pa',
  cashout: 'cw',
  payoutBatch: 'pb',
  paymentNotice: 'nt',
  settlement: 'sl',
  itemFile: 'fi',
  returnPhoto: 'rp',
  device: 'dv',
  look: 'lk',
  eventMessage: 'em',
  doorLink: 'dk',
  doorGate: 'dg',
  waitingEntry: 'we',
} as const;

export type IdKind = keyof typeof PREFIX;

/** Crockford's base 32 in lower case: no i, l, o, u, so that an id can be read aloud. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/**
 * Makes an id that cannot be guessed: the kind's prefix, `_` and 26 characters (130 random bits).
 * It serves as a capability where a guest has no session (carts, checkouts, payment tokens).
 */
export function newId<K extends IdKind>(kind: K): Id<K> {
  const bytes = crypto.getRandomValues(new Uint8Array(26));
  let text = '';
  for (const byte of bytes) text += ALPHABET[byte & 31];
  return `${PREFIX[kind]}_${text}` as Id<K>;
}

const SHAPE = /^[a-z]{2}_[a-z0-9][a-z0-9-]{0,62}$/;

/** Reads an id of a kind from untrusted text; undefined when it does not have the kind's form. */
export function parseId<K extends IdKind>(kind: K, text: string): Id<K> | undefined {
  return SHAPE.test(text) && text.startsWith(`${PREFIX[kind]}_`) ? (text as Id<K>) : undefined;
}
