import type { z } from 'zod';
import type { changeSponsor as changeCall, Promoted } from '../../../shared/contracts/promoters.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { promoters, type PromoterRow } from '../../modules/promoters/index.ts';
import { findByCode } from '../../modules/shares/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { traced } from '../directory-edit.ts';
import { networkOf, toPromoted } from './read.ts';

/**
 * Gives an account of the network another sponsor, with all that is below it. It counts from now on: orders that were
 * placed keep the shares that they were placed with. Undo: the same call with the sponsor before, which the account's
 * history names.
 */
export async function setSponsor(
  scope: RequestScope,
  id: string,
  { sponsor: username, reason }: z.output<(typeof changeCall)['body']>,
): Promise<Result<Change<Promoted, 'directory'>, Failure>> {
  const { directory, ports } = scope;
  const [found, named, caller] = await Promise.all([
    directory.read(promoters.listPromoters([id])),
    username === null ? undefined : directory.first(findByCode(username)),
    scope.visitor.identity(),
  ]);
  if (!caller) return fail({ code: 'login_required' });
  const [row] = found;
  if (row?.network_id !== networkOf(scope)) return fail({ code: 'not_found' });
  if (username !== null && !named) return fail({ code: 'sponsor_not_found', field: 'sponsor' });
  const [sponsor = null] = named ? await directory.read(promoters.listPromoters([named.id])) : [];
  const problem = problemOf(scope, row, sponsor, username);
  if (problem) return fail(problem);
  const now = ports.clock.now();
  const after = { ...row, sponsor_id: sponsor?.account_id ?? null };
  const change = ok({
    answer: toPromoted(after, after.depth),
    statements: promoters.changeSponsor({ row, sponsor, reason, by: caller.accountId, now }),
    refused: ({ kind }: { kind: string }) =>
      Promise.resolve<Failure>({
        code: kind === 'assert' ? 'sponsor_changed' : 'idempotency_in_progress',
      }),
  });
  return traced(scope, change, {
    subject: 'sponsor',
    subjectId: id,
    before: { sponsor: row.sponsor_id },
    after: { sponsor: after.sponsor_id, reason },
  });
}

function problemOf(
  scope: RequestScope,
  row: PromoterRow,
  sponsor: PromoterRow | null,
  username: string | null,
): Failure | undefined {
  const isForeign = username !== null && sponsor?.network_id !== networkOf(scope);
  if (isForeign) return { code: 'sponsor_not_found', field: 'sponsor' };
  if ((sponsor?.account_id ?? null) === row.sponsor_id) return { code: 'sponsor_same' };
  if (sponsor?.path.startsWith(row.path)) return { code: 'sponsor_circle', field: 'sponsor' };
  return undefined;
}
