import * as contract from '../../../shared/contracts/test-mode.ts';
import type { TestMode } from '../../../shared/contracts/test-mode.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { answers, changes, type PageEndpoint } from '../../http/endpoint.ts';
import { ownStore } from '../../http/owner-path.ts';
import { testMode } from '../../modules/checkouts/index.ts';
import { forgetStore } from '../../modules/store/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { traceOf } from '../../unit-of-work/store-edit.ts';
import { readTestableWays } from './test-ways.ts';

/** The store that a path names. */
interface Path {
  readonly mashup: string;
  readonly type: string;
}

/** The test mode of a store: its switch, and the orders that were placed in it. */
export const testModeEndpoints: readonly PageEndpoint[] = [
  answers(contract.getTestMode, ({ scope, params }) => read(scope, params)),
  changes(contract.setTestMode, async ({ scope, params, body }) => {
    const before = await read(scope, params);
    if (!before.ok) return before;
    const { storeId } = scope.tenant;
    const trace = {
      subject: 'test_mode',
      subjectId: storeId,
      before: { test_mode: before.value.test_mode },
      after: body,
    } as const;
    return ok({
      answer: { ...before.value, ...body },
      statements: [
        testMode.setTestMode(storeId, body.test_mode, scope.ports.clock.now()),
        ...(await traceOf(scope, trace)),
      ],
      committed: () => Promise.resolve(forgetStore(storeId)),
    });
  }),
  changes(contract.deleteTestOrders, async ({ scope, params }) => {
    const before = await read(scope, params);
    if (!before.ok) return before;
    const { storeId } = scope.tenant;
    const { orders } = before.value;
    const trace = {
      subject: 'test_mode',
      subjectId: storeId,
      before: { test_orders: orders },
      after: { test_orders: 0 },
    } as const;
    return ok({
      answer: { deleted: orders },
      statements: [...testMode.deleteTests(storeId), ...(await traceOf(scope, trace))],
    });
  }),
];

async function read(
  scope: RequestScope,
  { mashup: owner, type }: Path,
): Promise<Result<TestMode, Failure>> {
  const { storeId } = scope.tenant;
  const [own, row, codes] = await Promise.all([
    ownStore(scope, { owner, type }),
    scope.cell.first(testMode.findTestMode(storeId)),
    readTestableWays(scope),
  ]);
  if (!own.ok || !row) return fail({ code: 'store_not_found' });
  return ok({ test_mode: row.test_mode === 1, codes, orders: row.orders });
}
