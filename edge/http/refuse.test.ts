import { expect, test } from 'vitest';
import { z } from 'zod';
import { contract, type Access } from '../../shared/contracts/contract.ts';
import { grants, keychainOf, type StoreRole } from '../../shared/rules/permissions.ts';
import type { Identity } from '../unit-of-work/scope.ts';
import { refuse } from './refuse.ts';

function somebody(role: StoreRole): Pick<Identity, 'keychain'> {
  return { keychain: keychainOf(role, { store_type: 'franchise', is_proxy: false }) };
}

const asks = (role: StoreRole | null) => ({
  identity: () => Promise.resolve(role === null ? null : (somebody(role) as Identity)),
});

test('a contract that does not say its access is no contract', () => {
  // @ts-expect-error access is left out
  const silent = contract({
    id: 'test.silent',
    service: 'store',
    method: 'get',
    path: '/silent',
    summary: { en: 'Says nothing', es: 'No dice nada' },
    answer: z.object({}),
  });
  expect(silent.access).toBeUndefined();
});

test.each([undefined, '', 'everybody', 'toString', '__proto__', 'Public'])(
  'an access that does not exist (%s) lets no visitor in, whatever they hold',
  async (access) => {
    const call = { access: access as Access };
    expect(await refuse(call, asks(null))).toEqual({ code: 'login_required' });
    for (const role of ['customer', 'admin', 'owner'] as const) {
      expect(await refuse(call, asks(role))).toEqual({ code: 'not_allowed' });
    }
  },
);

test('a public call does not read the session', async () => {
  const asked = { identity: () => Promise.reject(new Error('asked')) };
  for (const access of ['public', 'webhook'] as const) {
    expect(await refuse({ access }, asked)).toBeUndefined();
  }
});

test('a grant admits the accounts that hold it, and no others', async () => {
  for (const access of grants) {
    expect(await refuse({ access }, asks(null))).toEqual({ code: 'login_required' });
    expect(await refuse({ access }, asks('customer'))).toEqual({ code: 'not_allowed' });
  }
  expect(await refuse({ access: 'staff-admin' }, asks('owner'))).toBeUndefined();
  expect(await refuse({ access: 'staff-admin' }, asks('admin'))).toEqual({ code: 'not_allowed' });
  expect(await refuse({ access: 'account' }, asks('customer'))).toBeUndefined();
});
