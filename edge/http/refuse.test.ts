import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contract, type Access } from '../../shared/contracts/contract.ts';
import { grants, keychainOf, type StoreRole } from '../../shared/rules/permissions.ts';
import type { DoorKeeper, Identity } from '../unit-of-work/scope.ts';
import { callerOf, refuse } from './refuse.ts';

function somebody(role: StoreRole): Pick<Identity, 'keychain'> {
  return { keychain: keychainOf(role, { store_type: 'franchise', is_proxy: false }) };
}

const asks = (role: StoreRole | null, keeper: DoorKeeper | null = null) => ({
  identity: () => Promise.resolve(role === null ? null : (somebody(role) as Identity)),
  doorKeeper: () => Promise.resolve(keeper),
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
  const fails = () => Promise.reject(new Error('asked'));
  const asked = { identity: fails, doorKeeper: fails };
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

describe('a device that opened a link of a door', () => {
  const keeper = { link: 'dk_1', name: 'Norte', event: 'it_1', gate: null, device: 'hash' };
  const call = { access: 'tickets-admin', byDoorLink: true } as const;

  test('is let in to the calls of that door alone', async () => {
    expect(await refuse(call, asks(null, keeper), 'it_1')).toBeUndefined();
    expect(await refuse(call, asks('customer', keeper), 'it_1')).toBeUndefined();
    for (const event of ['it_2', '', undefined, null, ['it_1']]) {
      expect(await refuse(call, asks(null, keeper), event)).toEqual({ code: 'login_required' });
    }
    expect(await refuse(call, asks(null), 'it_1')).toEqual({ code: 'login_required' });
    expect(await refuse(call, asks('customer'), 'it_1')).toEqual({ code: 'not_allowed' });
    for (const byDoorLink of [false, undefined]) {
      const other = {
        access: 'tickets-admin',
        ...(byDoorLink === false && { byDoorLink }),
      } as const;
      expect(await refuse(other, asks(null, keeper), 'it_1')).toEqual({ code: 'login_required' });
    }
  });

  test('has keys of its own; an account has its own before', async () => {
    expect(await callerOf(asks(null, keeper))).toBe('hash');
    expect(await callerOf(asks(null))).toBe('');
    const account = { ...asks('owner', keeper), identity: async () => ({ accountId: 'ac_1' }) };
    expect(await callerOf(account as unknown as ReturnType<typeof asks>)).toBe('ac_1');
  });
});
