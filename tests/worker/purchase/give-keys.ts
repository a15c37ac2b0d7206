/** A store that takes payments by an account of its own. */
import { expect } from 'vitest';
import { setAccount } from '../../../edge/modules/payments/accounts.ts';
import { commit } from '../../../edge/unit-of-work/change.ts';
import type { RequestScope } from '../../../edge/unit-of-work/scope.ts';
import type { AccountCode, AccountMode } from '../../../shared/contracts/payment-accounts.ts';
import { accountant } from '../orders/desk.ts';
import type { TestStore, World } from './world.ts';

/** Gives a store keys at a provider, as one of its staff does. */
export async function giveKeys(
  world: World,
  store: TestStore,
  keys: Record<string, string>,
  code: AccountCode = 'str_card',
  mode: AccountMode = 'live',
): Promise<void> {
  const scope = staffed(world, store);
  const set = await commit(scope, undefined, 200, () => setAccount(scope, code, { keys, mode }));
  expect(set.ok).toBe(true);
}

/** A store's scope for one of its staff. */
export function staffed(world: World, store: TestStore): RequestScope {
  const scope = world.scope(store);
  return {
    ...scope,
    visitor: { ...scope.visitor, identity: () => Promise.resolve(accountant) },
  };
}
