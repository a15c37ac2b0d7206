import { namespace } from '../../../../shared/i18n/namespace.ts';
import { paymentSlip as paymentSlipAr } from './es-AR/payment-slip.ts';
import { paymentSlip as paymentSlipEs } from './es/payment-slip.ts';
import { paymentSlip as paymentSlipEn } from './en/payment-slip.ts';
import { paymentReview as paymentReviewAr } from './es-AR/payment-review.ts';
import { paymentReview as paymentReviewEs } from './es/payment-review.ts';
import { paymentReview as paymentReviewEn } from './en/payment-review.ts';

/** A payment that its provider takes days to decide about. */
export const paymentReviewWords = namespace(
  'mail-payment-review',
  paymentReviewEs,
  paymentReviewEn,
  paymentReviewAr,
);
/** The number by which a buyer pays elsewhere. */
export const paymentSlipWords = namespace('mail-slip', paymentSlipEs, paymentSlipEn, paymentSlipAr);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'mail-slip': typeof paymentSlipEs;
    'mail-payment-review': typeof paymentReviewEs;
  }
}
