import type { z } from 'zod';
import * as contract from '../../../../shared/contracts/settlements.ts';
import type { Clearing } from '../../../../shared/contracts/settlements.ts';
import type { Failure } from '../../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../../shared/kernel/result.ts';
import { answers, changes, type Endpoint } from '../../../http/endpoint.ts';
import { listClearing } from '../../../modules/ledger/index.ts';
import { findAccount, PLATFORM } from '../../../modules/payments/index.ts';
import {
  readReportFile,
  settlements,
  sources,
  sumKinds,
  toLine,
  toSettlement,
  toSource,
} from '../../../modules/settlements/index.ts';
import type { Change } from '../../../unit-of-work/change.ts';
import { COUNTED_MOST, matchesOf } from '../../../unit-of-work/counted.ts';
import type { RequestScope } from '../../../unit-of-work/scope.ts';
import { signedIn } from '../../../unit-of-work/signed-in.ts';
import { settleLine, type Decision } from './settle-line.ts';
import { matchAgain, takeReport, type Taking } from './take-report.ts';

type Shown = z.output<typeof contract.settlement>;
type Taken = Promise<Result<Change<Shown>, Failure>>;
interface Page {
  readonly offset: number;
  readonly limit: number;
}

const notFound = () => Promise.resolve(fail({ code: 'not_found' } as const));
const isOwn = ({ tenant }: RequestScope, id: string) => id === tenant.storeId;
const networkOf = ({ tenant }: RequestScope) => tenant.rootId ?? tenant.storeId;

/** The calls by which a store's staff reads what its providers pay out, and takes their reports. */
export const settlementEndpoints: readonly Endpoint[] = [
  answers(contract.listSettlements, async ({ scope, params, query }) =>
    isOwn(scope, params.id) ? ok(await readList(scope, query)) : notFound(),
  ),
  answers(contract.getSettlement, ({ scope, params, query: { open, ...page } }) =>
    isOwn(scope, params.id) ? readOne(scope, params.settlement, open === 'true', page) : notFound(),
  ),
  changes(contract.takeSettlement, ({ scope, params, body }) =>
    isOwn(scope, params.id) ? takeFile(scope, body) : notFound(),
  ),
  changes(contract.matchSettlement, ({ scope, params }) =>
    isOwn(scope, params.id) ? compareAgain(scope, params.settlement) : notFound(),
  ),
  changes(contract.settleSettlementLine, ({ scope, params, body }) =>
    isOwn(scope, params.id) ? settleByHand(scope, params.settlement, body) : notFound(),
  ),
];

async function readList(scope: RequestScope, page: Page) {
  const { cell, tenant } = scope;
  const isRoot = tenant.rootId === null;
  const [rows, counted, held, asked] = await Promise.all([
    cell.read(settlements.listOfStore(tenant.storeId, page)),
    cell.first(settlements.countOfStore(tenant.storeId, COUNTED_MOST)),
    isRoot ? cell.read(listClearing(tenant.storeId)) : [],
    cell.read(sources.listSources(tenant.storeId)),
  ]);
  return {
    results: rows.map(toSettlement),
    matches_estimated: matchesOf(counted, page, rows.length),
    sources: asked.map(toSource),
    clearing: held.map(({ provider, currency, amount }): Clearing => ({
      payment_type: provider as Clearing['payment_type'],
      currency,
      amount,
    })),
  };
}

async function readOne({ cell, tenant }: RequestScope, id: string, isOpen: boolean, page: Page) {
  const row = await cell.first(settlements.findOfStore(tenant.storeId, id));
  if (!row) return fail({ code: 'settlement_not_found' } as const);
  const [lines, sums] = await Promise.all([
    cell.read(settlements.listLines(id, isOpen, page)),
    cell.read(sumKinds(id)),
  ]);
  return ok({
    ...toSettlement(row),
    sums,
    results: {
      results: lines.map(toLine),
      matches_estimated: isOpen ? row.open_lines : row.lines,
    },
  });
}

/**
 * Takes the report of a file. It is one of the store's own account at the provider, or, in the root store
 * of a network without one, of the platform's.
 */
async function takeFile(
  scope: RequestScope,
  { payment_type: provider, text }: z.output<(typeof contract.takeSettlement)['body']>,
): Taken {
  const { storeId, rootId } = scope.tenant;
  const [own, { accountId }] = await Promise.all([
    scope.cell.first(findAccount(storeId, provider)),
    signedIn(scope),
  ]);
  const hasOwn = own?.is_used === 1;
  if (!hasOwn && rootId !== null) {
    return fail({ code: 'payment_account_not_found', field: 'payment_type' });
  }
  const read = readReportFile(text);
  if (!read.ok) {
    return fail({ code: 'settlement_unreadable', field: 'text', values: { ...read.error } });
  }
  const account = hasOwn ? storeId : PLATFORM;
  const door = { store: storeId, network: networkOf(scope), account, provider, by: accountId };
  const taking = await takeReport(scope, door, read.value);
  return taking.ok ? ok(changeOf(taking.value)) : taking;
}

async function compareAgain(scope: RequestScope, id: string): Taken {
  const row = await scope.cell.first(settlements.findOfStore(scope.tenant.storeId, id));
  if (!row) return fail({ code: 'settlement_not_found' });
  return ok(changeOf(await matchAgain(scope, networkOf(scope), row)));
}

async function settleByHand(scope: RequestScope, id: string, decision: Decision): Taken {
  const [row, { accountId: by }] = await Promise.all([
    scope.cell.first(settlements.findOfStore(scope.tenant.storeId, id)),
    signedIn(scope),
  ]);
  if (!row) return fail({ code: 'settlement_not_found' });
  const settled = await settleLine(scope, { network: networkOf(scope), row, by }, decision);
  return settled.ok ? ok(changeOf(settled.value)) : settled;
}

function changeOf({ row, statements }: Taking): Change<Shown> {
  return {
    answer: toSettlement(row),
    statements,
    // Somebody else was first: the next try finds what that one has done.
    refused: async () => ({ code: 'idempotency_in_progress' }),
  };
}
