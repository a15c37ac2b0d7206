import type { z } from 'zod';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type { listWaiting } from '../../../shared/contracts/waiting-list.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { toEntry, waiting, type EntryRow } from '../../modules/waiting-list/index.ts';
import { announceOutbox } from '../../outbox/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import { COUNTED_EXACTLY } from '../../unit-of-work/counted.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { traceOf } from '../../unit-of-work/store-edit.ts';
import { forgetBoth } from '../orders/undo-sale.ts';
import { armHoldTimer } from '../purchase/index.ts';
import { endEntry } from './leave.ts';
import { offerSoon } from './offer-due.ts';
import { makeOffer } from './offer.ts';

interface Which {
  readonly event: string;
  readonly id: string;
}

/** A page of an experience's list. One round trip. */
export async function readList(
  { cell, tenant: { storeId }, ports, locale }: RequestScope,
  event: string,
  page: { readonly offset: number; readonly limit: number },
): Promise<Result<z.input<(typeof listWaiting)['answer']>, Failure>> {
  const [found, rows, counted] = await Promise.all([
    cell.first(waiting.findList(storeId, event)),
    cell.read(waiting.list(storeId, event, locale, page)),
    cell.first(waiting.count(storeId, event, COUNTED_EXACTLY)),
  ]);
  if (!found) return fail({ code: 'item_not_found' });
  const now = ports.clock.now();
  return ok({
    results: rows.map((row) => toEntry(row, now)),
    matches_estimated: counted?.n ?? 0,
    is_open: found.has_waiting_list === 1,
  });
}

/** Opens or closes the list of an experience for visitors. */
export async function setList(
  scope: RequestScope,
  event: string,
  { is_open: isOpen }: { readonly is_open: boolean },
): Promise<Result<Change<{ is_open: boolean }>, Failure>> {
  const { storeId } = scope.tenant;
  const found = await scope.cell.first(waiting.findList(storeId, event));
  if (!found) return fail({ code: 'item_not_found' });
  const entry = await traceOf(scope, {
    subject: 'waiting_list',
    subjectId: event,
    named: { name: found.name },
    before: { is_open: found.has_waiting_list === 1 },
    after: { is_open: isOpen },
  });
  return ok({
    answer: { is_open: isOpen },
    statements: [...waiting.setList(storeId, event, isOpen, scope.ports.clock.now()), ...entry],
    committed: async () => {
      forgetBoth({ store_id: storeId, supplier_id: storeId });
      scope.later(offerSoon(scope));
    },
  });
}

/** Offers somebody their places now, whoever stands before them. Undo: take them out of the list. */
export async function offerNow(
  scope: RequestScope,
  which: Which,
): Promise<Result<Change<{ until: string }>, Failure>> {
  const entry = await findOf(scope, which);
  if (!entry) return fail({ code: 'waiting_entry_not_found' });
  if (entry.state !== 'waiting') return fail({ code: 'waiting_entry_over' });
  const offer = await makeOffer(scope, entry);
  if (!offer.ok) return offer;
  const { statements, outbox, end } = offer.value;
  return ok({
    answer: { until: new Date(end).toISOString() },
    statements,
    refused: async ({ kind }) => {
      if (kind === 'unique') return { code: 'idempotency_in_progress' };
      const again = await findOf(scope, which);
      return { code: again?.state === 'waiting' ? 'out_of_stock' : 'waiting_entry_over' };
    },
    async committed() {
      await armHoldTimer(scope, end);
      await announceOutbox(scope, [outbox]);
    },
  });
}

/** Takes somebody out of a list. One who is out of it already stays so. */
export async function removeEntry(
  scope: RequestScope,
  which: Which,
): Promise<ReturnType<typeof endEntry>> {
  const entry = await findOf(scope, which);
  if (!entry) return fail({ code: 'waiting_entry_not_found' });
  return endEntry(scope, entry);
}

async function findOf(
  { cell, tenant }: RequestScope,
  { event, id }: Which,
): Promise<EntryRow | undefined> {
  const entry = await cell.first(waiting.findEntry(tenant.storeId, id));
  return entry?.item_id === event ? entry : undefined;
}
