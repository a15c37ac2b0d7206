export { toOption, toTerms } from './mapper.ts';
export * as ownDeliveries from './statements.ts';
