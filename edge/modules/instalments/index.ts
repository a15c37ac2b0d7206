export * as instalments from './statements.ts';
export { toOffer } from './mapper.ts';
