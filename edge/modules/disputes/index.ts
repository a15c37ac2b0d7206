export { listEvidence, toEvidence } from './evidence.ts';
export { toDisputeView, type ShownDispute } from './mapper.ts';
export * as disputes from './statements.ts';
export type { DisputeRow } from './statements.ts';
