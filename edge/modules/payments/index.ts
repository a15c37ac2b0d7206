export type { SealKey } from '../../unit-of-work/seal.ts';
export { providerWith, readCodesForTests, readTestCodes, sealAccount } from './accounts.ts';
export { courierOf, ownCourier } from './courier-of.ts';
export {
  PLATFORM,
  findAccount,
  findOffered,
  storeOfTests,
  testAccountOf,
} from './account-statements.ts';
export { toPaymentView } from './mapper.ts';
export { forgetNotices, noteTold, noteUnproved, readNotices, readProviders } from './notices.ts';
export { findNotice, noteReplay, type NoticeRow } from './notice-statements.ts';
export { forgetBilling } from './left-statements.ts';
export { readLeftCheckouts } from './left.ts';
export { listMoments } from './owner-statements.ts';
export { readOwnDisputes } from './own-disputes.ts';
export { readOwnPayment, readOwnPayments, toOwnPayment, toReview, toRisk } from './own-payments.ts';
export { readReference, referenceOf, writeReference, type PaymentReference } from './reference.ts';
export { paymentEndpoints } from './routes.ts';
export * as payments from './statements.ts';
export type { PaymentRow } from './statements.ts';
