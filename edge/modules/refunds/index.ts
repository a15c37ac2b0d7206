export { newRefundAccount, openRefundAccount } from './accounts.ts';
export { toRefundable, toRefundView } from './mapper.ts';
export * as refunds from './statements.ts';
export type { RefundRow, StandingRefund } from './statements.ts';
