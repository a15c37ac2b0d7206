export { listEvidence, toEvidence } from './evidence.ts';
export { toDisputeView } from './mapper.ts';
export * as disputes from './statements.ts';
export type { DisputeRow } from './statements.ts';
