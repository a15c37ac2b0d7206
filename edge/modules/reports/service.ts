import type { ReportWay, SalesReport } from '../../../shared/contracts/reports.ts';
import type { Locale } from '../../../shared/kernel/locale.ts';
import { arrivalDay } from '../../../shared/rules/delivery.ts';
import {
  dayNumber,
  dayOf,
  reportSpan,
  type ReportPeriod,
} from '../../../shared/rules/report-periods.ts';
import type { Cell } from '../../db/database.ts';
import { cartsOf, pointsOf, toBest, toRunningOut, toSource, totalsOf } from './mapper.ts';
import {
  countCarts,
  findReportScope,
  listBestCatalogues,
  listBestItems,
  listPoints,
  listRunningOut,
  listSources,
  type Way,
} from './statements.ts';

/** Rows of each list of the best. */
const BEST = 10;

const WAYS: Readonly<Record<ReportWay, readonly Way[]>> = {
  all: ['own', 'resold', 'supplied'],
  shop: ['own', 'resold'],
  supplied: ['supplied'],
};

export interface ReportAsked {
  readonly storeId: string;
  /** By whose clocks the days are meant: the one of the store. */
  readonly country: string;
  /** The store's own. */
  readonly currency: string;
  readonly locale: Locale;
  /** Milliseconds, UTC. */
  readonly now: number;
  readonly period: ReportPeriod;
  readonly way: ReportWay;
  /** The currency that the report is about, where it is not the store's own. */
  readonly other?: string | undefined;
}

/** How a store does, up to today. One round trip, however long the period is. */
export async function readSalesReport(cell: Cell, asked: ReportAsked): Promise<SalesReport> {
  const { storeId, locale, period, way } = asked;
  const currency = asked.other ?? asked.currency;
  const span = reportSpan(period, dayNumber(arrivalDay(asked.now, 0, asked.country)));
  const wanted = { storeId, currency, ways: WAYS[way], span };
  const [points, carts, items, catalogues, sources, runningOut, scope] = await Promise.all([
    cell.read(listPoints(wanted)),
    cell.read(countCarts(storeId, span)),
    cell.read(listBestItems(wanted, locale, BEST)),
    cell.read(listBestCatalogues(wanted, locale, BEST)),
    cell.read(listSources(wanted, BEST)),
    cell.read(listRunningOut(storeId, locale, BEST)),
    cell.first(findReportScope(storeId, asked.currency)),
  ]);
  const seen = points.filter((row) => WAYS[way].includes(row.way));
  const others = [scope?.lower, scope?.higher].filter((one) => typeof one === 'string');
  return {
    period,
    way,
    currency,
    currencies: [asked.currency, ...others],
    has_ways: way !== 'all' || points.some((row) => row.way !== 'own'),
    now: { from: dayOf(span.from), to: dayOf(span.to) },
    before: { from: dayOf(span.beforeFrom), to: dayOf(span.from - 1) },
    totals: { now: totalsOf(seen, 1), before: totalsOf(seen, 0) },
    points: pointsOf(seen, span),
    funnel: { now: cartsOf(carts, 1), before: cartsOf(carts, 0) },
    items: items.map(toBest),
    catalogues: catalogues.map(toBest),
    sources: sources.map(toSource),
    running_out: runningOut.map(toRunningOut),
    next_step: scope?.has_sold ? null : scope?.has_items ? 'share' : 'add_items',
  };
}
