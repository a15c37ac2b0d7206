/** Ordinary visitors: their answers and times while a crowd is connected. */
import { ask } from '../../../support/visit.ts';
import { callApi } from '../../../support/call-api.ts';

export interface Served {
  readonly requests: number;
  /** Reason of a failure → how often. */
  readonly failures: Readonly<Record<string, number>>;
  /** Median time in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Median time of the bare server at the same moments: the machine's own. */
  readonly bare: number;
}

const VISITORS = 4;
const HOST = 'moda.localhost';

/** The ports of the product and of a bare server with a page of the same size. */
export interface Servers {
  readonly port: number;
  readonly bare: number;
}

/** Visits for a time: a cached page, a new search, and a cart; each time the bare server, too. */
export async function visitFor({ port, bare }: Servers, milliseconds: number): Promise<Served> {
  const times: number[] = [];
  const bareTimes: number[] = [];
  const failures: Record<string, number> = {};
  const until = performance.now() + milliseconds;
  await Promise.all(
    Array.from({ length: VISITORS }, async () => {
      for (let turn = 0; performance.now() < until; turn += 1) {
        const begun = performance.now();
        const fault = await visitOnce(port, turn);
        const ended = performance.now();
        times.push(ended - begun);
        await ask(bare, 'bare', '/');
        bareTimes.push(performance.now() - ended);
        if (fault) failures[fault] = (failures[fault] ?? 0) + 1;
      }
    }),
  );
  return {
    requests: times.length,
    failures,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    bare: quantile(bareTimes, 0.5),
  };
}

function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
}

async function visitOnce(port: number, turn: number): Promise<string | undefined> {
  try {
    switch (turn % 3) {
      case 0:
        return faultOf('/', 200, await ask(port, `${HOST}:${port}`, '/'));
      case 1: {
        const path = `/productos?text=${crypto.randomUUID().slice(0, 8)}`;
        return faultOf('search', 200, await ask(port, `${HOST}:${port}`, path));
      }
      default:
        return faultOf(
          'cart',
          201,
          await callApi(port, HOST, 'POST', '/shopping-carts', { lines: [] }),
        );
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function faultOf(what: string, wanted: number, { status }: { readonly status: number }) {
  return status === wanted ? undefined : `${what} ${status}`;
}
