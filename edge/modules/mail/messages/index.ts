import { namespace } from '../../../../shared/i18n/namespace.ts';
import { purchase as purchaseEn } from './en/purchase.ts';
import { pin as pinEn } from './en/pin.ts';
import { accountNotice as accountNoticeEn } from './en/account-notice.ts';
import { staffInvite as staffInviteEn } from './en/staff-invite.ts';
import { purchase as purchaseAr } from './es-AR/purchase.ts';
import { purchase as purchaseEs } from './es/purchase.ts';
import { pin as pinAr } from './es-AR/pin.ts';
import { pin as pinEs } from './es/pin.ts';
import { accountNotice as accountNoticeAr } from './es-AR/account-notice.ts';
import { accountNotice as accountNoticeEs } from './es/account-notice.ts';
import { contactEntry as contactEntryAr } from './es-AR/contact-entry.ts';
import { contactEntry as contactEntryEs } from './es/contact-entry.ts';
import { contactEntry as contactEntryEn } from './en/contact-entry.ts';
import { orderMoved as orderMovedAr } from './es-AR/order-moved.ts';
import { orderMoved as orderMovedEs } from './es/order-moved.ts';
import { orderMoved as orderMovedEn } from './en/order-moved.ts';
import { reviewAsk as reviewAskAr } from './es-AR/review-ask.ts';
import { reviewAsk as reviewAskEs } from './es/review-ask.ts';
import { reviewAsk as reviewAskEn } from './en/review-ask.ts';
import { orderAnswered as orderAnsweredAr } from './es-AR/order-answered.ts';
import { orderAnswered as orderAnsweredEs } from './es/order-answered.ts';
import { orderAnswered as orderAnsweredEn } from './en/order-answered.ts';
import { roleNotice as roleNoticeAr } from './es-AR/role-notice.ts';
import { roleNotice as roleNoticeEs } from './es/role-notice.ts';
import { roleNotice as roleNoticeEn } from './en/role-notice.ts';
import { staffInvite as staffInviteAr } from './es-AR/staff-invite.ts';
import { staffInvite as staffInviteEs } from './es/staff-invite.ts';

/** The mail that confirms a purchase. */
export const purchaseWords = namespace('mail-purchase', purchaseEs, purchaseEn, purchaseAr);
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
/** A message that a visitor left for a store. */
export const contactEntryWords = namespace(
  'mail-contact',
  contactEntryEs,
  contactEntryEn,
  contactEntryAr,
);
/** The stage that an order has reached. */
export const orderMovedWords = namespace('mail-order', orderMovedEs, orderMovedEn, orderMovedAr);
/** A buyer is asked to review what was delivered. */
export const reviewAskWords = namespace('mail-review', reviewAskEs, reviewAskEn, reviewAskAr);
/** A buyer's answer about an order: cancelled, or agreed to. */
export const orderAnsweredWords = namespace(
  'mail-answered',
  orderAnsweredEs,
  orderAnsweredEn,
  orderAnsweredAr,
);
/** An invitation to work in a store. */
export const staffInviteWords = namespace(
  'mail-invite',
  staffInviteEs,
  staffInviteEn,
  staffInviteAr,
);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'mail-purchase': typeof purchaseEs;
    'mail-pin': typeof pinEs;
    'mail-account': typeof accountNoticeEs;
    'mail-role': typeof roleNoticeEs;
    'mail-contact': typeof contactEntryEs;
    'mail-order': typeof orderMovedEs;
    'mail-review': typeof reviewAskEs;
    'mail-answered': typeof orderAnsweredEs;
    'mail-invite': typeof staffInviteEs;
  }
}
