export * from './listings.ts';
export * from './offers.ts';
