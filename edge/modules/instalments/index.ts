export * as instalments from './statements.ts';
export { codesOf, toOffer } from './mapper.ts';
