export { toBoughtRefund, toRefundView } from './mapper.ts';
export * as refunds from './statements.ts';
export type { NewPart, RefundRow, StandingRefund } from './statements.ts';
