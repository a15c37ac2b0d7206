import type { PaymentCode } from '../../../../shared/rules/payment-codes.ts';
import type { SettlementReport } from '../../../../shared/rules/settlements.ts';
import { openCells } from '../../../db/cells.ts';
import type { Cell } from '../../../db/database.ts';
import { PLATFORM, providerWith } from '../../../modules/payments/index.ts';
import { sources } from '../../../modules/settlements/index.ts';
import type { CellScope } from '../../../unit-of-work/scope.ts';
import { shareReport, type Share } from './share-report.ts';
import { matchAgain, takeReport, type Door } from './take-report.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Reports of so many days are asked for at first, and again each time: some are paid late. */
const FIRST_DAYS = 35;
const AGAIN_DAYS = 3;
/** Accounts that are asked in one tick, and settlements that are compared again. */
const ACCOUNTS = 20;
const OPEN = 20;
/** Open lines of older settlements are compared again by a person alone. */
const OPEN_FOR_MS = 45 * DAY_MS;

type Ports = Omit<CellScope, 'cell'>;
interface Source {
  /** The store in whose cell it is noted when the account was asked. */
  readonly work: CellScope;
  readonly store: string;
  readonly account: string;
  readonly provider: PaymentCode;
}

/**
 * The cron's work once a tick: asks the platform's own accounts for their payout reports, each once a day
 * and once an hour while it fails, and gives each network its part.
 */
export async function fetchPlatformReports({ env, ports }: Ports): Promise<void> {
  const cells = openCells(env);
  const keeper = await keeperOf(cells);
  if (!keeper) return;
  const work = { env, ports, cell: keeper.cell };
  for (const provider of ports.payments.own) {
    if (!ports.payments.adapterOf(provider)?.settles) continue;
    const source = { work, store: keeper.network, account: PLATFORM, provider };
    await ask(source, async (report) => {
      const shares = await shareReport(cells, keeper, provider, report.lines);
      const faults = await Promise.all(
        shares.map(({ cell, network, lines }) =>
          take(
            { ...work, cell },
            { store: network, network, account: PLATFORM, provider, by: null },
            {
              ...report,
              lines,
            },
          ),
        ),
      );
      return faults.find((fault) => fault !== null) ?? null;
    });
  }
}

/** The cron's work on one cell: asks the accounts of its stores, and compares open lines again. */
export async function fetchOwnReports(work: CellScope): Promise<void> {
  const now = work.ports.clock.now();
  const { payments } = work.ports;
  const codes = payments.known.filter((code) => payments.adapterOf(code)?.settles);
  const due = await work.cell.read(sources.listDueAccounts(codes, startOfDay(now), ACCOUNTS));
  for (const { store_id: store, provider, network } of due) {
    await ask({ work, store, account: store, provider }, (report) =>
      take(work, { store, network, account: store, provider, by: null }, report),
    );
  }
  const since = { before: startOfDay(now), after: now - OPEN_FOR_MS };
  for (const row of await work.cell.read(sources.listToMatch(since, OPEN))) {
    const { statements } = await matchAgain(work, row.network, row);
    await work.cell.write([...statements, sources.touch(row.id, now)]);
  }
}

/** The root store of the first network of the first cell that has one, whose the platform's account is. */
async function keeperOf(cells: readonly Cell[]): Promise<Omit<Share, 'lines'> | undefined> {
  for (const cell of cells) {
    const root = await cell.first(sources.findFirstRoot());
    if (root) return { cell, network: root.id };
  }
  return undefined;
}

/** Asks an account where it is due, and takes its reports, the oldest first, until one fails. */
async function ask(
  { work, store, account, provider: code }: Source,
  taken: (report: SettlementReport) => Promise<string | null>,
): Promise<void> {
  const now = work.ports.clock.now();
  const key = { store_id: store, provider: code, account };
  const known = await work.cell.first(sources.findSource(key));
  if (known && known.asked_at >= (known.fault === null ? startOfDay(now) : now - HOUR_MS)) return;
  const provider = await providerWith(work, account, code);
  const until = known?.read_until ?? null;
  const since =
    until === null
      ? now - FIRST_DAYS * DAY_MS
      : Date.parse(`${until}T00:00:00Z`) - AGAIN_DAYS * DAY_MS;
  const asked = await provider?.settlements?.(new Date(since).toISOString().slice(0, 10));
  // Without keys that can be opened nobody is asked.
  let fault: string | null = asked?.ok ? null : (asked?.error.code ?? 'provider_refused');
  let read = until;
  let isStuck = false;
  for (const report of asked?.ok ? asked.value : []) {
    const why = await taken(report);
    // What was taken with another content is a person's to look at, and keeps no later report waiting.
    isStuck ||= why !== null && why !== 'settlement_differs';
    if (!isStuck) read = report.paidOn;
    fault ??= why;
  }
  if (fault !== null) {
    console.error(JSON.stringify({ level: 'error', settlements: code, account, fault }));
  }
  await work.cell.write([sources.noteSource({ ...key, asked_at: now, fault, read_until: read })]);
}

/** Takes a report or a part of one; gives the failure's code, or null once it is taken. */
async function take(work: CellScope, door: Door, report: SettlementReport): Promise<string | null> {
  const taking = await takeReport(work, door, report);
  if (!taking.ok) return taking.error.code;
  if (taking.value.statements.length === 0) return null;
  const written = await work.cell.write(taking.value.statements);
  return written.ok ? null : 'idempotency_in_progress';
}

/** Midnight (UTC) before a time. */
function startOfDay(time: number): number {
  return time - (time % DAY_MS);
}
