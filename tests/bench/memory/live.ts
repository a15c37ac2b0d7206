/**
 * The memory that is live in the isolates of a workerd, after a collection: by workerd's inspector,
 * which speaks the DevTools protocol.
 */

/** Time for the worker's isolate to collect while requests come: on a busy machine too. */
const COLLECT_MS = 20_000;
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
 * @param worker the isolate that is looked at: that it collected is made sure of
 */
export async function inspect(
  port: number,
  wake: () => Promise<void>,
  worker: string,
): Promise<Inspected> {
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
        for (const [id, bytes] of await liveNow(isolates, wake, worker)) {
          least.set(id, Math.min(bytes, least.get(id) ?? bytes));
        }
      }
      return least;
    },
    stop: () => sockets.forEach((socket) => socket.close()),
  };
}

async function liveNow(isolates: readonly Isolate[], wake: () => Promise<void>, worker: string) {
  const collected = new Set<string>();
  for (const { id, call } of isolates) {
    // Those that no request reaches never answer, and change as little.
    void call('HeapProfiler.collectGarbage').then(() => collected.add(id));
  }
  const begun = Date.now();
  while (!collected.has(worker)) {
    if (Date.now() - begun > COLLECT_MS) throw new Error(`${worker} did not collect`);
    await wake();
  }
  const bytes = new Map<string, number>();
  for (const { id, call } of isolates) {
    const usage = (await call('Runtime.getHeapUsage')) as Usage;
    bytes.set(id, usage.usedSize + usage.embedderHeapUsedSize + usage.backingStorageSize);
  }
  return bytes;
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
