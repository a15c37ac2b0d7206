import type { PreferenceApp } from '../../../shared/rules/alert-preferences.ts';

/**
 * Whether a topic's mails may be left out, or wait for the end of quiet hours:
 * - `account`: they obey the account that has proved their address, in what it chose for the app;
 * - `store`: they go to a store's own address, behind which no account stands;
 * - `always`: they go, whatever was chosen, for the reason that is given.
 */
export type MailDuty =
  | {
      readonly to: 'account';
      readonly app: PreferenceApp;
      /** True for a row whose mail goes to a store's own address. */
      readonly isOfStore?: (payload: string) => boolean;
      /** The conversation that a row is about. */
      readonly conversation?: (payload: string) => string;
    }
  | { readonly to: 'store' }
  | { readonly to: 'always'; readonly why: string };

const always = (why: string): MailDuty => ({ to: 'always', why });
const account = (app: PreferenceApp): MailDuty => ({ to: 'account', app });
const store: MailDuty = { to: 'store' };

const talkOf = (payload: string) =>
  JSON.parse(payload) as { readonly mailbox: string; readonly conversation: string };

/** The duty of every topic that becomes a message; `mail-duty.test.ts` fails for one that is missing. */
export const MAIL_DUTIES: Readonly<Record<string, MailDuty>> = {
  'mail.order_moved': account('store'),
  'mail.return_of_buyer': account('store'),
  'mail.review_ask': account('store'),
  'mail.event_message': account('store'),
  'mail.talk': {
    to: 'account',
    app: 'inbox',
    isOfStore: (payload) => talkOf(payload).mailbox.startsWith('st_'),
    conversation: (payload) => talkOf(payload).conversation,
  },
  'written.role_notice': account('system'),

  'alert.parcel_stopped': store,
  'alert.order_held': store,
  'alert.order_released': store,
  'alert.refund_account': store,
  'alert.authorization': store,
  'mail.order_answered': store,
  'mail.return_of_store': store,
  'mail.disputed': store,
  'mail.contact_entry': store,

  'mail.order_confirmation': always('It is the receipt of a purchase.'),
  'mail.in_store_receipt': always('It is the receipt of a purchase.'),
  'mail.order_again': always('Its reader, or the store for them, has just asked for it.'),
  'mail.draft_link': always('A seller has just promised it, and its link ends.'),
  'mail.payment_slip': always('Its number is what the purchase is paid by, in a time that ends.'),
  'mail.payment_review': always('Its reader must not pay twice, and has a day to pay otherwise.'),
  'mail.payment_slip_again': always('Its reader has just asked for it.'),
  'mail.refunded': always('It is the receipt of money that went back.'),
  'mail.order_edited': always('It is the receipt of what a purchase has become.'),
  'mail.event_canceled': always('What its reader has bought does not take place.'),
  'mail.places_offered': always('Its reader has waited for it, and the offer ends.'),
  'mail.files': always('It hands over what was bought.'),
  'mail.invoiced': always('It hands over a document that the law knows.'),
  'mail.wallet': always("It is about the account's own money."),
  'mail.embed_misuse': always('Somebody else uses a key: a security notice.'),
  'mail.embed_ending': always(
    'What a partner’s page shows ends on its day, and only the owner can tell them.',
  ),
  'mail.store_unfinished': always('The store closes unless its owner goes on with it.'),
  'mail.order_account': always('A PIN is waited for.'),
  'written.pin': always('A PIN is waited for.'),
  'written.reset_pin': always('A PIN is waited for.'),
  'written.account_notice': always('It warns of what an intruder may have done.'),
  'written.staff_invitation': always('Its link proves that the invited address is reached.'),
  'mail.quiet_summary': always('It is what quiet hours end with.'),
  'message.written': always('Nothing says what its words are about.'),
};
