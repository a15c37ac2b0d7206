export { listEvidence, toEvidence } from './evidence.ts';
export * as evidence from './evidence-statements.ts';
export type { HandedInRow } from './evidence-statements.ts';
export { toDisputeView, type ShownDispute } from './mapper.ts';
export * as disputes from './statements.ts';
export type { DisputeRow } from './statements.ts';
