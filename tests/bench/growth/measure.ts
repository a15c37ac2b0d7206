/** Measures one page or call at every size of a dimension, so that noise hits all sizes alike. */
import { cpuMicroseconds } from '../../support/linux.ts';
import { ask as askOnce, onTheWire, type Call } from '../call.ts';
import { drive } from '../load/connection.ts';
import { median, percentile } from '../statistics.ts';
import type { Asked, Subject } from './calls.ts';

/** A server that holds one size; several are measured in turn. */
export interface Size {
  readonly size: number;
  readonly subjects: readonly Subject[];
  readonly workerd: number | undefined;
  /** Database round trips of the request with this id. */
  readonly roundTrips: (requestId: string | undefined) => Promise<number | undefined>;
}

export interface Effort {
  readonly rounds: number;
  /** Requests of one size in one round, one after another. */
  readonly block: number;
}

/** The cost of one size. */
export interface Cost {
  readonly size: number;
  /** Milliseconds. */
  readonly p50: number;
  /** Microseconds of the server's CPU a request. */
  readonly cpu: number;
  /**
   * The p50 of the odd rounds and that of the even rounds, the greater by the smaller: 1 is no
   * noise.
   */
  readonly repeat: number;
}

export interface Curve {
  readonly name: string;
  readonly costs: readonly Cost[];
  /** Database round trips of a request at each size. */
  readonly roundTrips: readonly (number | undefined)[];
  /** Results in an answer at each size; undefined where the answer is not a list. */
  readonly shown: readonly (number | undefined)[];
}

/**
 * Measures the row at every size. In each round every size gets a short block, one request at a
 * time, from the smallest size up and back down. Each figure is the median of its rounds.
 */
export async function measureCurve(
  asked: Asked,
  sizes: readonly Size[],
  { rounds, block }: Effort,
): Promise<Curve> {
  const runs: Run[] = [];
  for (const size of sizes) runs.push(await prepare(asked, size, (rounds + 1) * block));
  for (let round = 0; round <= rounds; round += 1) {
    for (const run of round % 2 === 0 ? runs : runs.toReversed()) {
      const requests = run.requests.slice(round * block, (round + 1) * block);
      const before = cpuMicroseconds(run.size.workerd);
      const times = await ask(run.size.subjects[0]?.port ?? 0, requests, asked);
      // The first round warms up the caches.
      if (round === 0) continue;
      run.p50.push(percentile(Float64Array.from(times).toSorted(), 0.5));
      run.cpu.push((cpuMicroseconds(run.size.workerd) - before) / times.length);
    }
  }
  const last: Once[] = [];
  for (const size of sizes) last.push(await askForm(asked, size));
  return {
    name: asked.name,
    costs: runs.map(({ size, p50, cpu }) => ({
      size: size.size,
      p50: median(p50),
      cpu: median(cpu),
      repeat: repeatOf(p50),
    })),
    roundTrips: last.map(({ roundTrips }) => roundTrips),
    shown: last.map(({ shown }) => shown),
  };
}

/** The median of the odd values and that of the even values, the greater by the smaller. */
export function repeatOf(values: readonly number[]): number {
  const half = (rest: number) => median(values.filter((_, index) => index % 2 === rest));
  const [one, other] = [half(0), half(1)];
  return Math.max(one, other) / Math.min(one, other);
}

interface Once {
  readonly roundTrips: number | undefined;
  readonly shown: number | undefined;
}

/** Sends one more request, to read its round trips from the log and its results from the answer. */
async function askForm(asked: Asked, size: Size): Promise<Once> {
  const [subject] = size.subjects;
  const [call] = subject ? await asked.prepare(subject, 1) : [];
  if (!subject || !call) throw new Error(`nothing to ask for ${asked.name}`);
  const { requestId, type, body } = await askOnce(subject.port, call);
  const answer = type.startsWith('application/json') ? (JSON.parse(body) as object) : {};
  return {
    roundTrips: await size.roundTrips(requestId),
    shown: 'results' in answer && Array.isArray(answer.results) ? answer.results.length : undefined,
  };
}

interface Run {
  readonly size: Size;
  readonly requests: readonly string[];
  /** One value for each round. */
  readonly p50: number[];
  readonly cpu: number[];
}

/** Prepares the requests as text on the wire, the size's subjects in turn. */
async function prepare(asked: Asked, size: Size, count: number): Promise<Run> {
  const share = Math.ceil(count / size.subjects.length);
  const calls: (readonly Call[])[] = [];
  for (const subject of size.subjects) calls.push(await asked.prepare(subject, share));
  const requests = Array.from({ length: share }, (_, index) =>
    calls.flatMap((of) => (of[index] ? [onTheWire(of[index])] : [])),
  ).flat();
  return { size, requests: requests.slice(0, count), p50: [], cpu: [] };
}

async function ask(
  port: number,
  requests: readonly string[],
  { name, status }: Asked,
): Promise<number[]> {
  const times: number[] = [];
  let at = 0;
  let fault: string | undefined;
  await drive(
    port,
    () => (fault === undefined ? requests[at++] : undefined),
    (answer) => {
      times.push(answer.milliseconds);
      if (answer.status !== status)
        fault ??= `${name}: ${answer.status} ${answer.text.slice(-300)}`;
    },
  );
  if (fault !== undefined) throw new Error(fault);
  return times;
}
