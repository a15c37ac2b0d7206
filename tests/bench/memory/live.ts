/**
 * The memory that is live in the isolates of a workerd, after a collection: by workerd's inspector,
 * which speaks the DevTools protocol.
 */

/** The isolate that runs the product; the others stand in for the platform (databases, caches, KV). */
export const WORKER = 'core:user:multi-store-edge';

/** Time for an isolate to collect once it runs; one without a request does not run. */
const COLLECT_MS = 1_000;
const TURNS = 5;

interface Usage {
  readonly usedSize: number;
  readonly embedderHeapUsedSize: number;
  readonly backingStorageSize: number;
}

interface Isolate {
  readonly id: string;
  readonly call: (method: string) => Promise<unknown>;
}

/** Isolates of one workerd whose inspectors are connected. */
export interface Inspected {
  /** Collects, and gives the bytes that are live by isolate: heap, its outside parts and buffers. */
  live(): Promise<ReadonlyMap<string, number>>;
  stop(): void;
}

/**
 * Connects to every isolate.
 * @param port of workerd's inspector
 * @param wake sends some requests: an isolate collects when it next runs
 */
export async function inspect(port: number, wake: () => Promise<void>): Promise<Inspected> {
  const answer = await fetch(`http://127.0.0.1:${port}/json`);
  const targets = (await answer.json()) as { id: string; webSocketDebuggerUrl: string }[];
  const sockets: WebSocket[] = [];
  const isolates: Isolate[] = [];
  for (const { id, webSocketDebuggerUrl: url } of targets) {
    // An address cannot name these: they are functions of the command above workerd.
    if (url.includes('#')) continue;
    const socket = new WebSocket(url);
    await new Promise((settle, fail) => {
      socket.addEventListener('open', settle);
      socket.addEventListener('error', () => fail(new Error(`no inspector answers at ${url}`)));
    });
    sockets.push(socket);
    isolates.push({ id, call: callerOf(socket) });
  }
  return {
    async live() {
      const least = new Map<string, number>();
      // What the waking requests leave behind is garbage too: the least of a few turns has least of it.
      for (let turn = 0; turn < TURNS; turn += 1) {
        for (const [id, bytes] of await liveNow(isolates, wake)) {
          least.set(id, Math.min(bytes, least.get(id) ?? bytes));
        }
      }
      return least;
    },
    stop: () => sockets.forEach((socket) => socket.close()),
  };
}

async function liveNow(isolates: readonly Isolate[], wake: () => Promise<void>) {
  const collected = isolates.map(({ call }) => call('HeapProfiler.collectGarbage'));
  await wake();
  const bytes = new Map<string, number>();
  await Promise.all(
    isolates.map(async ({ id, call }, index) => {
      const done = await Promise.race([collected[index], afterwards()]);
      if (id === WORKER && done === undefined) throw new Error('the worker did not collect');
      const usage = (await call('Runtime.getHeapUsage')) as Usage;
      bytes.set(id, usage.usedSize + usage.embedderHeapUsedSize + usage.backingStorageSize);
    }),
  );
  return bytes;
}

function afterwards(): Promise<undefined> {
  return new Promise((settle) => {
    setTimeout(() => settle(undefined), COLLECT_MS).unref();
  });
}

/** Sends a command of the protocol and gives its result. */
function callerOf(socket: WebSocket): Isolate['call'] {
  const waiting = new Map<number, (result: unknown) => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, result = {} } = JSON.parse(String(data)) as { id?: number; result?: unknown };
    if (id === undefined) return;
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  return (method) =>
    new Promise((settle) => {
      last += 1;
      waiting.set(last, settle);
      socket.send(JSON.stringify({ id: last, method }));
    });
}
