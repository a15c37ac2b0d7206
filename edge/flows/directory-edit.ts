import type { Failure } from '../../shared/contracts/errors.ts';
import { newId } from '../../shared/kernel/ids.ts';
import { ok, type Result } from '../../shared/kernel/result.ts';
import { announceOutbox, insertOutbox } from '../outbox/index.ts';
import type { Change } from '../unit-of-work/change.ts';
import type { RequestScope } from '../unit-of-work/scope.ts';
import { traceRow, type Traced } from '../unit-of-work/store-edit.ts';
import { storeEditTopic, type DirectoryEdit } from './staff/topics.ts';

/**
 * A change of the directory with its entry in the history of the tenant's store. The entry waits in the
 * change's own batch, and is written to the store's cell after it.
 */
export async function traced<Answer>(
  scope: RequestScope,
  change: Result<Change<Answer, 'directory'>, Failure>,
  made: Traced,
): Promise<Result<Change<Answer, 'directory'>, Failure>> {
  if (!change.ok) return change;
  const row = await traceRow(scope, made);
  if (!row) return change;
  const { env, directory, tenant, ports } = scope;
  const { statements, committed } = change.value;
  const id = newId('message');
  const payload: DirectoryEdit = { cell: tenant.cell, row };
  const waiting = { id, storeId: tenant.storeId, payload };
  return ok({
    ...change.value,
    statements: [...statements, insertOutbox(storeEditTopic, waiting, ports.clock.now())],
    committed: (triggered) =>
      Promise.all([committed?.(triggered), announceOutbox({ env, cell: directory }, [id])]),
  });
}
