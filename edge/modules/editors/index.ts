export * as editors from './statements.ts';
