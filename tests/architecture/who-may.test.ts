/**
 * Every call crossed with every role, without a server: the result of `refuse` beside the expected
 * table.
 */
import { describe, expect, test } from 'vitest';
import { refuse } from '../../edge/http/refuse.ts';
import type { Identity } from '../../edge/unit-of-work/scope.ts';
import { contracts } from '../support/contracts.ts';
import { keychainOf, type StoreRole } from '../../shared/rules/permissions.ts';
import { ROLES } from '../worker/roles/who-may/roles.ts';
import { WHO_MAY } from '../worker/roles/who-may/index.ts';

/** A caller with a role in a store of a type. */
function callerAs(role: StoreRole, store_type: string) {
  const keychain = keychainOf(role, { store_type, is_proxy: false });
  const identity = role === 'anonymous' ? null : ({ keychain } as Identity);
  return { identity: () => Promise.resolve(identity), doorKeeper: () => Promise.resolve(null) };
}

test('every call is in the table, and nothing else', () => {
  const ids = contracts.map(({ id }) => id);
  expect(Object.keys(WHO_MAY).toSorted()).toEqual([...new Set(ids)].toSorted());
});

describe.each(['other', 'franchise', 'affinity'])('in a store of type %s', (type) => {
  test.each(contracts.map((contract) => [contract.id, contract] as const))(
    '%s is for whom the table says',
    async (id, contract) => {
      for (const role of ROLES) {
        const refusal = await refuse(contract, callerAs(role, type));
        const code = role === 'anonymous' ? 'login_required' : 'not_allowed';
        expect(refusal, role).toEqual(WHO_MAY[id]?.includes(role) ? undefined : { code });
      }
    },
  );
});

test('a link of a door opens the calls of that door, and what is open to everybody', async () => {
  const keeper = { link: 'dk_1', name: 'Norte', event: 'it_1', gate: null, device: 'hash' };
  const visitor = {
    identity: () => Promise.resolve(null),
    doorKeeper: () => Promise.resolve(keeper),
  };
  const opened: string[] = [];
  for (const contract of contracts) {
    if (WHO_MAY[contract.id]?.includes('anonymous')) continue;
    if (!(await refuse(contract, visitor, 'it_1'))) opened.push(contract.id);
    expect(await refuse(contract, visitor, 'it_2'), contract.id).toBeDefined();
  }
  expect(opened.toSorted()).toEqual(
    [
      'tickets-admin.admit',
      'tickets-admin.door-list',
      'tickets-admin.door-scans',
      'tickets-admin.event',
      'tickets-admin.undo',
    ].toSorted(),
  );
});
