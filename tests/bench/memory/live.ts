/**
 * The memory that is live in the isolates of a workerd, after a collection: by workerd's inspector,
 * which speaks the DevTools protocol.
 */

/** Time for the isolates to collect while requests come: on a busy machine too. */
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

/** Isolates of a workerd whose inspectors are connected. */
export interface Inspected {
  /** Collects, and gives the bytes that are live by isolate: heap, its outside parts and buffers. */
  live(): Promise<ReadonlyMap<string, number>>;
  stop(): void;
}

/**
 * Connects to some isolates.
 * @param port of workerd's inspector
 * @param ids of the isolates
 * @param wake sends requests that reach all of them: an isolate collects when it next runs
 */
export async function inspect(
  port: number,
  ids: readonly string[],
  wake: () => Promise<void>,
): Promise<Inspected> {
  const sockets: WebSocket[] = [];
  const isolates: Isolate[] = [];
  for (const id of ids) {
    const url = `ws://127.0.0.1:${port}/${id}`;
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
  const collected = new Set<string>();
  for (const { id, call } of isolates) {
    void call('HeapProfiler.collectGarbage').then(() => collected.add(id));
  }
  const begun = Date.now();
  while (collected.size < isolates.length) {
    const late = isolates.filter(({ id }) => !collected.has(id)).map(({ id }) => id);
    if (Date.now() - begun > COLLECT_MS) throw new Error(`${late.join(', ')} did not collect`);
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
