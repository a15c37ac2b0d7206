import * as contract from '../../../shared/contracts/seller-pauses.ts';
import type { SellerPause } from '../../../shared/contracts/seller-pauses.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { answers, changes, type Endpoint } from '../../http/endpoint.ts';
import { pauses } from '../../modules/cashouts/index.ts';
import { readPublicProfiles } from '../../modules/profiles/index.ts';
import { findByCode } from '../../modules/shares/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';

type Changed = Promise<Result<Change<Record<string, never>>, Failure>>;

async function readPauses(scope: RequestScope): Promise<{ results: SellerPause[] }> {
  const rows = await scope.cell.read(pauses.listPauses(scope.tenant.storeId));
  const found = await readPublicProfiles(
    scope,
    rows.map(({ account }) => account),
  );
  const names = new Map(found.map(({ id, name }) => [id, name] as const));
  return {
    results: rows.map(({ account, reason, paused_at: at }) => ({
      account,
      name: names.get(account) ?? '',
      reason,
      paused_at: new Date(at).toISOString(),
    })),
  };
}

/** Undo: end the pause; what was sold meanwhile stays without earnings. */
async function pauseSeller(
  scope: RequestScope,
  { username, reason }: { readonly username: string; readonly reason: string },
): Changed {
  const account = await scope.directory.first(findByCode(username));
  if (!account) return fail({ code: 'user_does_not_exist', field: 'username' });
  const { accountId: by } = await signedIn(scope);
  const row = {
    network_id: scope.tenant.storeId,
    account: account.id,
    reason,
    paused_by: by,
    paused_at: scope.ports.clock.now(),
  };
  return ok({ answer: {}, statements: [pauses.pause(row)] });
}

/** The calls by which a root store pauses sellers of its network. */
export const pauseEndpoints: readonly Endpoint[] = [
  answers(contract.listPauses, async ({ scope }) => ok(await readPauses(scope))),
  changes(contract.pauseSeller, ({ scope, body }) => pauseSeller(scope, body)),
  changes(contract.resumeSeller, async ({ scope, params }) => {
    const now = scope.ports.clock.now();
    const { storeId: network } = scope.tenant;
    return ok({ answer: {}, statements: [pauses.resume(network, params.account, now)] });
  }),
];
