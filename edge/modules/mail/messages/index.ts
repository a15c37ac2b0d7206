import { namespace } from '../../../../shared/i18n/namespace.ts';
import { pin as pinEn } from './en/pin.ts';
import { accountNotice as accountNoticeEn } from './en/account-notice.ts';
import { staffInvite as staffInviteEn } from './en/staff-invite.ts';
import { pin as pinAr } from './es-AR/pin.ts';
import { pin as pinEs } from './es/pin.ts';
import { accountNotice as accountNoticeAr } from './es-AR/account-notice.ts';
import { accountNotice as accountNoticeEs } from './es/account-notice.ts';
import { roleNotice as roleNoticeAr } from './es-AR/role-notice.ts';
import { roleNotice as roleNoticeEs } from './es/role-notice.ts';
import { roleNotice as roleNoticeEn } from './en/role-notice.ts';
import { staffInvite as staffInviteAr } from './es-AR/staff-invite.ts';
import { staffInvite as staffInviteEs } from './es/staff-invite.ts';

export { quietSummaryWords } from './alerts.ts';
export { disputedWords } from './disputes.ts';
export { embedEndingWords, embedMisuseWords } from './embeds.ts';
export { filesWords } from './files.ts';
export { invoicedWords } from './invoices.ts';
export { paymentReviewWords, paymentSlipWords } from './payments.ts';
export { contactEntryWords, talkWords } from './talks.ts';
export { walletToldWords } from './wallets.ts';
export {
  draftLinkWords,
  orderAnsweredWords,
  orderMovedWords,
  purchaseWords,
  refundedWords,
  returnToldWords,
  reviewAskWords,
} from './orders.ts';

/** A PIN on its way, as a mail or a text message. */
export const pinWords = namespace('mail-pin', pinEs, pinEn, pinAr);
/** Notices of events that may be an intruder's doing, for the person of the account. */
export const accountNoticeWords = namespace(
  'mail-account',
  accountNoticeEs,
  accountNoticeEn,
  accountNoticeAr,
);
/** A role in a store's staff that was given, changed or taken. */
export const roleNoticeWords = namespace('mail-role', roleNoticeEs, roleNoticeEn, roleNoticeAr);
/** An invitation to work in a store. */
export const staffInviteWords = namespace(
  'mail-invite',
  staffInviteEs,
  staffInviteEn,
  staffInviteAr,
);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'mail-pin': typeof pinEs;
    'mail-account': typeof accountNoticeEs;
    'mail-role': typeof roleNoticeEs;
    'mail-invite': typeof staffInviteEs;
  }
}
