/** Measures one row: product and bare worker in turn, so that noise hits both. */
import { ask, onTheWire } from './call.ts';
import type { BareWorker } from './bare/start.ts';
import type { Effort } from './effort.ts';
import { cpuSeconds } from '../support/linux.ts';
import type { LoadGenerator } from './load/generate.ts';
import type { MeasuredProduct } from './product.ts';
import type { Round, Row } from './rows.ts';
import { Shop } from './shop.ts';
import { median, middle, type Figures } from './statistics.ts';
import type { Result } from './table.ts';

export interface Parties {
  readonly product: MeasuredProduct;
  readonly bare: BareWorker & { readonly workerd: number | undefined };
  readonly generator: LoadGenerator;
}

/** Single requests before the load, for the answer's bytes and its round trips. */
const PROBES = 5;

/** Measures a row. The result has a `problem` when the row cannot be measured. */
export async function measure(row: Row, parties: Parties, effort: Effort): Promise<Result> {
  try {
    return await measureRow(row, parties, effort);
  } catch (error) {
    return { name: row.name, problem: error instanceof Error ? error.message : String(error) };
  }
}

async function measureRow(row: Row, parties: Parties, effort: Effort): Promise<Result> {
  const { product, bare, generator } = parties;
  const shop = new Shop(product.port);
  const run = (server: Server, round: Round, milliseconds: number) =>
    runRound(generator, server, round, { ...effort, milliseconds });

  const { bytes, roundTrips } = await probe(await row.prepare(shop), parties);
  await run(product, await row.prepare(shop), effort.warmUp);
  const rounds: { product: Figures; bare: Figures }[] = [];
  for (let count = 0; count < effort.rounds; count += 1) {
    const round = await row.prepare(shop);
    // The bare worker may get the same requests again.
    const repeated = { ...round, once: false };
    if (count === 0) await run(bare, repeated, effort.warmUp);
    rounds.push({
      product: await run(product, round, effort.milliseconds),
      bare: await run(bare, repeated, effort.milliseconds),
    });
  }
  return {
    name: row.name,
    bytes,
    roundTrips,
    product: middle(rounds.map((round) => round.product)),
    bare: middle(rounds.map((round) => round.bare)),
  };
}

/** A server under load. */
export interface Server {
  readonly port: number;
  /** The process whose CPU is measured. */
  readonly workerd: number | undefined;
}

/** Puts a server under load for one round; throws when an answer was wrong. */
export async function runRound(
  generator: LoadGenerator,
  server: Server,
  round: Round,
  { milliseconds, connections }: Pick<Effort, 'milliseconds' | 'connections'>,
): Promise<Figures> {
  const before = cpuSeconds(server.workerd);
  const { requests, seconds, p50, p90, p99 } = await generator.load({
    port: server.port,
    connections,
    milliseconds,
    requests: round.calls.map(onTheWire),
    once: round.once,
    status: round.status,
  });
  const cpu = ((cpuSeconds(server.workerd) - before) * 1e6) / requests;
  return { rate: requests / seconds, p50, p90, p99, cpu };
}

/** Sends a few requests, one after another, and gives the bare worker the last answer. */
async function probe(
  { calls, status }: Round,
  { product, bare }: Parties,
): Promise<{ bytes: number; roundTrips: number | undefined }> {
  const trips: number[] = [];
  let bytes = 0;
  for (let index = 0; index < PROBES; index += 1) {
    const call = calls[index % calls.length];
    if (call === undefined) throw new Error('no request to make');
    const reply = await ask(product.port, withKey(call));
    if (reply.status !== status) {
      throw new Error(
        reply.status === 404 ? 'not there yet' : `${reply.status}: ${reply.body.slice(0, 200)}`,
      );
    }
    bytes = Buffer.byteLength(reply.body);
    await bare.answerWith(reply);
    const known = await product.roundTrips(reply.requestId);
    if (known !== undefined) trips.push(known);
  }
  return { bytes, roundTrips: trips.length > 0 ? median(trips) : undefined };
}

function withKey<C extends { headers: Readonly<Record<string, string>> }>(call: C): C {
  const key = call.headers['idempotency-key'];
  if (key === undefined) return call;
  return { ...call, headers: { ...call.headers, 'idempotency-key': crypto.randomUUID() } };
}
