/** The load generator: a process of its own, so that its work is never counted as the server's. */
import { percentile } from '../statistics.ts';
import { drive } from './connection.ts';
import type { LoadAnswer, LoadOrder } from './order.ts';

/** Unique over all rounds and runs: answers are stored by key for a day. */
const run = `${process.pid.toString(36)}${Date.now().toString(36)}`;
let keys = 0;

async function load(order: LoadOrder): Promise<LoadAnswer> {
  const { connections, milliseconds, requests, once } = order;
  const latencies: number[] = [];
  let fault: string | undefined;
  const start = performance.now();
  const deadline = start + milliseconds;

  const walk = (first: number) => {
    let at = first;
    return () => {
      if (at >= requests.length) {
        if (once || first >= requests.length) return undefined;
        at = first;
      }
      const request = requests[at];
      at += connections;
      return fault === undefined && performance.now() < deadline
        ? request?.replace('{key}', () => `bench-${run}-${(keys += 1)}`)
        : undefined;
    };
  };
  // With fewer requests than connections, connections share them: reads do not disturb each other.
  const shared = requests.length < connections && !once;
  await Promise.all(
    Array.from({ length: connections }, (_, index) =>
      drive(order.port, walk(shared ? index % requests.length : index), (answer) => {
        latencies.push(answer.milliseconds);
        if (answer.status !== order.status) {
          fault ??= `answered ${answer.status}: ${answer.text.split('\r\n\r\n')[1]?.slice(0, 200)}`;
        }
      }),
    ),
  ).catch((error: unknown) => (fault ??= String(error)));

  const seconds = (performance.now() - start) / 1000;
  const sorted = Float64Array.from(latencies).toSorted();
  return {
    requests: sorted.length,
    seconds,
    p50: percentile(sorted, 0.5),
    p90: percentile(sorted, 0.9),
    p99: percentile(sorted, 0.99),
    fault,
  };
}

process.on('message', (order: LoadOrder) => {
  void load(order).then((answer) => process.send?.(answer));
});
process.on('disconnect', () => process.exit());
