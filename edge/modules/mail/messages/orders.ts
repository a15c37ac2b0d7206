import { namespace } from '../../../../shared/i18n/namespace.ts';
import { alert as alertEn } from './en/alert.ts';
import { alert as alertEs } from './es/alert.ts';
import { purchase as purchaseEn } from './en/purchase.ts';
import { purchase as purchaseAr } from './es-AR/purchase.ts';
import { purchase as purchaseEs } from './es/purchase.ts';
import { orderMoved as orderMovedAr } from './es-AR/order-moved.ts';
import { orderMoved as orderMovedEs } from './es/order-moved.ts';
import { orderMoved as orderMovedEn } from './en/order-moved.ts';
import { reviewAsk as reviewAskAr } from './es-AR/review-ask.ts';
import { reviewAsk as reviewAskEs } from './es/review-ask.ts';
import { reviewAsk as reviewAskEn } from './en/review-ask.ts';
import { orderAnswered as orderAnsweredAr } from './es-AR/order-answered.ts';
import { orderAnswered as orderAnsweredEs } from './es/order-answered.ts';
import { orderAnswered as orderAnsweredEn } from './en/order-answered.ts';
import { refunded as refundedAr } from './es-AR/refunded.ts';
import { refunded as refundedEs } from './es/refunded.ts';
import { refunded as refundedEn } from './en/refunded.ts';
import { returnTold as returnToldAr } from './es-AR/return-told.ts';
import { returnTold as returnToldEs } from './es/return-told.ts';
import { returnTold as returnToldEn } from './en/return-told.ts';

export { draftLinkWords } from './drafts.ts';

/** The mail that confirms a purchase. */
export const purchaseWords = namespace('mail-purchase', purchaseEs, purchaseEn, purchaseAr);
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
/** The sentences of alerts about orders, reviews and messages. */
export const alertWords = namespace('alert', alertEs, alertEn);

/** Money that was given back. */
export const refundedWords = namespace('mail-refunded', refundedEs, refundedEn, refundedAr);
/** A return that was opened, answered or closed. */
export const returnToldWords = namespace('mail-return', returnToldEs, returnToldEn, returnToldAr);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    alert: typeof alertEs;
    'mail-purchase': typeof purchaseEs;
    'mail-order': typeof orderMovedEs;
    'mail-review': typeof reviewAskEs;
    'mail-answered': typeof orderAnsweredEs;
    'mail-return': typeof returnToldEs;
    'mail-refunded': typeof refundedEs;
  }
}
