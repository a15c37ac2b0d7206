export * from './cookies.ts';
export * from './limits.ts';
export * from './page-sizes.ts';
export * from './sizes.ts';
export * from './timers.ts';
