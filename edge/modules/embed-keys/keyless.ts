import type { Failure } from '../../../shared/contracts/errors.ts';
import { ok, type Result } from '../../../shared/kernel/result.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { traceOf } from '../../unit-of-work/store-edit.ts';
import { forgetKnown } from './known.ts';
import * as statements from './statements.ts';

/** Sets whether pages without a key show the tenant's items. Undo: the opposite. */
export async function setKeyless(
  scope: RequestScope,
  keyless: boolean,
): Promise<Result<Change<{ keyless: boolean }>, Failure>> {
  const { storeId } = scope.tenant;
  const before = await scope.cell.first(statements.findSetting(storeId));
  const entry = await traceOf(scope, {
    subject: 'partner_key',
    subjectId: storeId,
    before: { keyless: before?.keyless !== 0 },
    after: { keyless },
  });
  return ok({
    answer: { keyless },
    statements: [...statements.setKeyless(storeId, keyless), ...entry],
    committed: async () => forgetKnown(storeId),
  });
}
