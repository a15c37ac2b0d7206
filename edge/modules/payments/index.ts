export type { SealKey } from '../../unit-of-work/seal.ts';
export { providerWith, sealAccount } from './accounts.ts';
export { PLATFORM, findAccount } from './account-statements.ts';
export { toPaymentView } from './mapper.ts';
export { readOwnPayment, readOwnPayments, toOwnPayment } from './own-payments.ts';
export { readReference, writeReference, type PaymentReference } from './reference.ts';
export { paymentEndpoints } from './routes.ts';
export * as payments from './statements.ts';
export type { PaymentRow } from './statements.ts';
