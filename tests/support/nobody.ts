import type { Visitor } from '../../edge/work/scope.ts';

/** A browser that nobody is signed in with. */
export const nobody: Visitor = {
  hasSession: false,
  identity: () => Promise.resolve(null),
  keep: () => undefined,
  adopt: () => undefined,
  forget: () => undefined,
  tell: () => undefined,
  heard: () => null,
  host: 'moda.localhost',
  addressKey: () => Promise.resolve('address'),
  agent: 'test',
};
