/**
 * The names and ids that samples of calls use. Where the demo has the thing, the sample can be sent
 * as it stands. Where a call makes it (carts, orders, codes), the sample has the right form but
 * names nothing that exists.
 */

const made = '0'.repeat(26);

export const sampleLine = { item: 'it_bagisto-111', sku: 'sk_arcticcozybeanie2023', amount: 1 };

export const sampleIds = {
  store: 'st_moda',
  storeSlug: 'moda',
  catalogue: 'ca_moda-mujer',
  account: 'ac_rosa',
  cart: `cr_${made}`,
  checkout: `co_${made}`,
  order: `or_${made}`,
  payment: `pt_${made}`,
  savedCard: `sc_${made}`,
  proof: `pf_${made}`,
  session: `se_${made}`,
  address: `ad_${made}`,
  passkey: `pk_${made}`,
  invite: `iv_${made}`,
  collaborator: `cb_${made}`,
  job: `jb_${made}`,
  hold: `hd_${made}`,
  header: `he_${made}`,
  slide: `bn_${made}`,
  ownCatalogue: `ca_${made}`,
  otherCatalogue: `ca_1${made.slice(1)}`,
  ownItem: `it_${made}`,
  ownSku: `sk_${made}`,
  edit: `ed_${made}`,
  picture: `pi_${made}`,
  contactEntry: `ce_${made}`,
  blogSlug: 'como-se-lava-el-lino',
  blogEntry: `be_${made}`,
  redirect: `rd_${made}`,
  review: `rv_${made}`,
  draftOrder: `dr_${made}`,
  draftLink: `dl_${made}`,
  reviewPhoto: `rw_${made}`,
  refund: `rf_${made}`,
  return: `rt_${made}`,
  alert: `al_${made}`,
  device: `dv_${made}`,
  ticket: `tk_${made}`,
  eventMessage: `em_${made}`,
  doorLink: `dk_${made}`,
  doorGate: `dg_${made}`,
  waitingEntry: `we_${made}`,
  waitingPlace: `we_${made}.${'k'.repeat(43)}`,
  embedKey: `ek_${made}`,
  handoff: `ho_${made}`,
  conversation: `cv_${made}`,
  talkMessage: `mg_${made}`,
  talkAttachment: `tp_${made}`,
  quickReply: `qr_${made}`,
  chatQuestion: `cq_${made}`,
  talkLabel: `lb_${made}`,
  invoice: `fa_${made}`,
  cashout: `cw_${made}`,
  payoutBatch: `pb_${made}`,
  settlement: `sl_${made}`,
  file: `fi_${made}`,
  ticketCode: '0'.repeat(12),
  /** The key in the link of a mail. */
  linkKey: 'k'.repeat(43),
  stopKey: 'k'.repeat(86),
} as const;

/** A concert of the demo's, and one of its kinds of tickets. */
export const sampleDoor = { event: 'it_bagisto-412', sku: 'sk_event-booking-01-gen' } as const;

/** An experience of the demo that a test may call off. */
export const sampleCalledOff = {
  event: 'it_bagisto-417',
  name: 'Cena en la azotea del Hotel Brisa de Altamar',
} as const;

/** The spec's `{mashup}` of a store about itself, and of an account in a store. */
export const sampleStore = { mashup: 'st_moda:st_moda', type: 'other' } as const;
export const sampleMine = { mashup: 'ac_rosa:st_moda', me: 'ac_rosa' } as const;

export const sampleContact = {
  full_name: 'Lucía Méndez',
  email: 'lucia@example.com',
  country: 'MX',
  phone: '5512345678',
} as const;

export const sampleAddress = {
  route: 'Amsterdam',
  street_number: '120',
  locality: 'Cuauhtémoc',
  administrative_area_level_1: 'Ciudad de México',
  postal_code: '06100',
  country: 'MX',
} as const;

export const samplePassword = 'una frase larga';
