import { expect, test } from 'vitest';
import { person } from '../../shared/contracts/people.ts';
import type { Identity } from '../unit-of-work/scope.ts';
import { personOf } from './person.ts';

const identity: Identity = {
  accountId: 'ac_ada',
  sessionId: 'se_1',
  provedAt: 0,
  username: 'ada',
  fullName: 'Ada Ejemplo',
  photo: null,
  language: 'es',
  theme: null,
  role: 'dispatcher',
  keychain: new Set(['menu', 'orders-admin', 'dssupplier-admin']),
  ownStore: null,
};

test('a person has the fields that their browser may know, and no more', () => {
  expect(person.strict().parse(personOf(identity))).toEqual({
    id: 'ac_ada',
    username: 'ada',
    full_name: 'Ada Ejemplo',
    photo: null,
    role: 'dispatcher',
    keychain: ['menu', 'orders-admin', 'dssupplier-admin'],
    mode: 'franchise',
    user_level: 'one',
    own_store: null,
  });
});

test('an account with a store of its own is level two', () => {
  expect(personOf({ ...identity, ownStore: 'tienda' })).toMatchObject({
    user_level: 'two',
    own_store: 'tienda',
  });
});
