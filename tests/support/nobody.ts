import type { Visitor } from '../../edge/unit-of-work/scope.ts';

/** The visitor of a browser without a session. */
export const nobody: Visitor = {
  hasSession: false,
  identity: () => Promise.resolve(null),
  doorKeeper: () => Promise.resolve(null),
  keepDoor: () => undefined,
  forgetDoor: () => undefined,
  keep: () => undefined,
  mark: undefined,
  noteBought: () => Promise.resolve(),
  hasBought: () => Promise.resolve(false),
  markOf: () => Promise.resolve('mark'),
  adopt: () => undefined,
  forget: () => undefined,
  tell: () => undefined,
  heard: () => null,
  host: 'moda.localhost',
  network: () => '',
  addressKey: () => Promise.resolve('address'),
  agent: 'test',
};
