import type { StoreId } from '../../../shared/kernel/ids.ts';
import { OFFER_STOPS_MS, WAITING_KEPT_DAYS } from '../../../shared/rules/waiting-list.ts';
import { offers, waiting } from '../../modules/waiting-list/index.ts';
import { announceOutbox } from '../../outbox/index.ts';
import type { CellScope } from '../../unit-of-work/scope.ts';
import { armHoldTimer } from '../purchase/index.ts';
import { makeOffer } from './offer.ts';

/** Kinds of tickets that are read at once. */
const KINDS_AT_ONCE = 50;
/** Offers that one run tries for a kind. */
const OFFERS_AT_ONCE = 20;
const DAY_MS = 86_400_000;

/**
 * Offers places that came free, however they did, to those who wait for them. An offer is one batch: a run that dies
 * leaves none half-way, the next one goes on behind it, and of two runs at one time one makes an offer.
 */
export async function offerDue(work: CellScope): Promise<void> {
  const now = work.ports.clock.now();
  const when = { now, startsAfter: now + OFFER_STOPS_MS };
  let after = '';
  for (;;) {
    const kinds = await work.cell.read(offers.listFree(after, when, KINDS_AT_ONCE));
    for (const { sku_id: sku, free } of kinds) {
      await offerKind(work, sku, free).catch((error: unknown) => {
        console.error(JSON.stringify({ level: 'error', waiting: sku, error: String(error) }));
      });
    }
    const last = kinds.at(-1);
    if (kinds.length < KINDS_AT_ONCE || !last) return;
    after = last.sku_id;
  }
}

/** The same beside a call that has just freed places, whose answer does not depend on it: the cron goes on. */
export async function offerSoon(work: CellScope): Promise<void> {
  await offerDue(work).catch((error: unknown) => {
    console.error(JSON.stringify({ level: 'error', waiting: 'soon', error: String(error) }));
  });
}

/** The cron's work: entries that nobody needs are deleted, and what came free is offered. */
export async function lookAfterLines(work: CellScope): Promise<void> {
  const before = work.ports.clock.now() - WAITING_KEPT_DAYS * DAY_MS;
  await work.cell.write([waiting.forget(before)]);
  await offerDue(work);
}

/** Offers the free places of a kind to the first in line whose number fits, then to the next. */
async function offerKind(work: CellScope, sku: string, free: number): Promise<void> {
  let left = free;
  for (const { id, store_id: storeId, places } of await work.cell.read(
    offers.listFirst(sku, free, OFFERS_AT_ONCE),
  )) {
    if (places <= left && (await offerTo(work, storeId, id))) left -= places;
    if (left < 1) return;
  }
}

/** True once somebody has an offer by this run. */
async function offerTo(work: CellScope, storeId: string, id: string): Promise<boolean> {
  const entry = await work.cell.first(waiting.findEntry(storeId as StoreId, id));
  if (entry?.state !== 'waiting') return false;
  const offer = await makeOffer(work, entry);
  if (!offer.ok) return false;
  const { statements, outbox, end } = offer.value;
  const written = await work.cell.write(statements);
  if (!written.ok) return false;
  await armHoldTimer(work, end);
  await announceOutbox(work, [outbox]);
  return true;
}
