import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { waiting, type EntryRow } from '../../modules/waiting-list/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { endOffered } from '../purchase/index.ts';
import { entryOfCode } from './code.ts';
import { offerSoon } from './offer-due.ts';

type Left = Promise<Result<Change<Record<string, never>>, Failure>>;

/** Leaves a list by the code of one's place. A code of no entry, or of one that is over, changes nothing. */
export async function leaveList(scope: RequestScope, code: string): Left {
  const { cell, env, tenant } = scope;
  const id = await entryOfCode(env, tenant.storeId, code);
  if (id === undefined) return fail({ code: 'invalid_link' });
  return endEntry(scope, await cell.first(waiting.findEntry(tenant.storeId, id)));
}

/**
 * Takes an entry out of its line, with the purchase that it was offered: its places are free again, and go to the
 * next in line. Aborts while somebody pays them.
 */
export function endEntry(scope: RequestScope, entry: EntryRow | undefined): Awaited<Left> {
  if (!entry || (entry.state !== 'waiting' && entry.state !== 'offered')) {
    return ok({ answer: {}, statements: [] });
  }
  const { storeId } = scope.tenant;
  const now = scope.ports.clock.now();
  const { checkout_id: checkout } = entry;
  return ok({
    answer: {},
    statements: [
      waiting.asRead(entry),
      waiting.leave(entry),
      ...(entry.state === 'offered' && checkout !== null ? endOffered(storeId, checkout, now) : []),
    ],
    refused: async ({ kind }) => {
      if (kind === 'unique') return { code: 'idempotency_in_progress' };
      const again = await scope.cell.first(waiting.findEntry(storeId, entry.id));
      return { code: again?.state === 'offered' ? 'payment_pending' : 'edited_meanwhile' };
    },
    committed: async () => scope.later(offerSoon(scope)),
  });
}
