import type { PaymentNotice, ProviderHealth } from '../../../shared/contracts/payment-notices.ts';
import { paymentCodes, type PaymentCode } from '../../../shared/rules/payment-codes.ts';
import { providerState } from '../../../shared/rules/provider-health.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { isolateMap } from '../../../shared/kernel/isolate-memory.ts';
import type { Cell } from '../../db/database.ts';
import type { Statement } from '../../db/cell-sql.ts';
import { COUNTED_MOST, matchesOf } from '../../unit-of-work/counted.ts';
import { listAccounts } from './account-statements.ts';
import {
  countNotices,
  countRefused,
  countTold,
  countTried,
  deleteNoticesBefore,
  deleteRefusedBefore,
  listNotices,
  noteNotice,
  noteRefused,
  type Noticed,
  type NoticeRow,
} from './notice-statements.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** How long an event stays in the log. */
const KEPT_MS = 90 * DAY_MS;
/** A payment without an answer for this long is one that its provider owes. */
const ANSWERED_WITHIN_MS = 2 * MINUTE_MS;
/** A day's payments and events are counted up to here. */
const COUNTED_OF_A_DAY = 5_000;
/** How often an isolate writes down the events of a store that nothing proved. */
const REFUSED_EACH_MS = MINUTE_MS;

/** True for a way to pay that has a provider: nobody is asked about a deposit, and couriers sell no payments. */
const hasProvider = (code: string): code is PaymentCode =>
  code !== 'deposit' && paymentCodes.some((one) => one === code);

/** The number of a moment's day since the epoch, UTC. */
const dayOf = (now: number) => Math.floor(now / DAY_MS);

/** Writes down what became of a proved event; a log that cannot be written stops no payment. */
export async function noteTold(cell: Cell, told: Omit<Noticed, 'id'>, now: number): Promise<void> {
  await written(cell, noteNotice({ ...told, id: newId('paymentNotice') }, now));
}

interface Unproved {
  times: number;
  writtenAt: number;
}
const unproved = isolateMap<string, Unproved>();

/**
 * Counts an event that no key of the store proved. Anybody can send one, so that an isolate writes at
 * most once a minute for a store's way to pay.
 */
export async function noteUnproved(
  cell: Cell,
  storeId: string,
  provider: PaymentCode,
  now: number,
): Promise<void> {
  const key = `${storeId} ${provider}`;
  const kept = unproved.get(key) ?? { times: 0, writtenAt: 0 };
  kept.times += 1;
  unproved.set(key, kept);
  if (now - kept.writtenAt < REFUSED_EACH_MS) return;
  const { times } = kept;
  Object.assign(kept, { times: 0, writtenAt: now });
  await written(cell, noteRefused({ storeId, provider, times }, dayOf(now), now));
}

async function written(cell: Cell, statement: Statement): Promise<void> {
  try {
    await cell.apply(statement);
  } catch (error) {
    console.error(
      JSON.stringify({ level: 'error', where: 'payment notice', error: String(error) }),
    );
  }
}

/** A page of the events that providers sent to a store, the latest first. One round trip. */
export async function readNotices(
  cell: Cell,
  storeId: string,
  {
    result,
    ...page
  }: {
    readonly result?: PaymentNotice['result'] | undefined;
    readonly offset: number;
    readonly limit: number;
  },
): Promise<{ results: PaymentNotice[]; matches_estimated: number }> {
  const [rows, counted] = await Promise.all([
    cell.read(listNotices(storeId, result, page)),
    cell.first(countNotices(storeId, result, COUNTED_MOST)),
  ]);
  return {
    results: rows.map(toNotice),
    matches_estimated: matchesOf(counted, page, rows.length),
  };
}

function toNotice(row: NoticeRow): PaymentNotice {
  return {
    id: row.id,
    payment_type: row.provider,
    event: row.event_id,
    reference: row.charge_ref,
    payment: row.payment_id,
    result: row.result,
    times: row.times,
    first_on: new Date(row.first_at).toISOString(),
    last_on: new Date(row.told_at).toISOString(),
  };
}

/**
 * How each provider has answered a store in the last 24 hours: those of its own keys, and those by
 * which something was paid or told. One round trip.
 */
export async function readProviders(
  cell: Cell,
  storeId: string,
  now: number,
): Promise<{ results: ProviderHealth[] }> {
  const since = now - DAY_MS;
  const [accounts, tried, told, refused] = await Promise.all([
    cell.read(listAccounts(storeId)),
    cell.read(
      countTried(storeId, { since, asked: now - ANSWERED_WITHIN_MS, most: COUNTED_OF_A_DAY }),
    ),
    cell.read(countTold(storeId, since, COUNTED_OF_A_DAY)),
    cell.read(countRefused(storeId, dayOf(since))),
  ]);
  const codes = new Set<PaymentCode>([
    ...accounts.flatMap(({ code, is_used: used }) =>
      used === 1 && hasProvider(code) ? [code] : [],
    ),
    ...[...tried, ...told, ...refused].map(({ provider }) => provider).filter(hasProvider),
  ]);
  return {
    results: [...codes].toSorted().map((code) => {
      const by = <Row extends { provider: PaymentCode }>(rows: readonly Row[]) =>
        rows.find(({ provider }) => provider === code);
      const { tries = 0, approved = 0, declined = 0, unanswered = 0 } = by(tried) ?? {};
      const { waiting = 0, told: events = 0, last_told: last = null } = by(told) ?? {};
      const facts = { tries, unanswered, waiting, refused: by(refused)?.times ?? 0 };
      return {
        payment_type: code,
        state: providerState({ ...facts, told: events }),
        ...facts,
        approved,
        declined,
        last_told_on: last === null ? null : new Date(last).toISOString(),
      };
    }),
  };
}

/** What the log forgets, by the cron. */
export function forgetNotices(now: number): Statement[] {
  return [deleteNoticesBefore(now - KEPT_MS), deleteRefusedBefore(dayOf(now - KEPT_MS))];
}
