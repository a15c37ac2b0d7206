/** Pages with a session and without, in turn. */
import { ask, type Call } from '../call.ts';
import { startOwnWorker } from '../own-worker.ts';
import { Shop } from '../shop.ts';
import { median } from '../statistics.ts';

/** Rows that were measured in turn, and the ratio that the check is about. */
export interface InTurn {
  readonly rows: readonly { readonly name: string; readonly p50: number }[];
  readonly ratio: number;
}

interface Subject {
  readonly name: string;
  readonly port: number;
  readonly call: Call;
  readonly status: number;
}

/** Requests of one kind in a round, one after another. */
const REQUESTS = 60;
const ROUNDS = 15;
const QUICK_ROUNDS = 4;

/**
 * Measures each of the subjects in short turns, one request at a time.
 * @returns p50 of each, in milliseconds: the median of its rounds' medians
 */
export async function inTurn(subjects: readonly Subject[], quick: boolean): Promise<number[]> {
  const rounds = subjects.map((): number[] => []);
  for (let round = 0; round <= (quick ? QUICK_ROUNDS : ROUNDS); round += 1) {
    for (const [index, subject] of subjects.entries()) {
      const p50 = await medianOf(subject);
      // The first round warms up.
      if (round > 0) rounds[index]?.push(p50);
    }
  }
  return rounds.map(median);
}

async function medianOf({ name, port, call, status }: Subject): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < REQUESTS; index += 1) {
    const start = performance.now();
    const reply = await ask(port, call);
    times.push(performance.now() - start);
    if (reply.status !== status)
      throw new Error(`${name}: ${reply.status} ${reply.body.slice(0, 200)}`);
  }
  return median(times);
}

/**
 * A token without a session: it is looked up, and the page is an anonymous visitor's all the same.
 */
const UNKNOWN = 'A'.repeat(43);

/**
 * A page that is not cached, without and with a session to read. The ratio uses an unknown session:
 * the page is the same, so the read is the only difference.
 */
export async function measureSession(port: number, quick: boolean): Promise<InTurn> {
  const shop = new Shop(port);
  const page = shop.get('/productos');
  const withCookie = (token: string): Call => ({
    ...page,
    headers: { ...page.headers, cookie: `session=${token}` },
  });
  const subjects = [
    { name: 'list of 36, nobody’s', port, call: page, status: 200 },
    {
      name: 'the same, reading a session that nobody has',
      port,
      call: withCookie(UNKNOWN),
      status: 200,
    },
    {
      name: 'the same, signed in: its person and their menus are drawn as well',
      port,
      call: withCookie(await signedIn(shop, port)),
      status: 200,
    },
  ];
  const p50 = await inTurn(subjects, quick);
  const rows = subjects.map(({ name }, index) => ({ name, p50: p50[index] ?? 0 }));
  return { rows, ratio: (p50[1] ?? 0) / (p50[0] ?? 1) };
}

const FAR_ENTRY = 'tests/bench/people/far-worker.ts';

/**
 * The same with every database some milliseconds away, where parallel reads take as long as one. On
 * one machine all databases run on the worker's own thread, one after another.
 */
export async function measureFarSession(stateDir: string, quick: boolean): Promise<InTurn> {
  const worker = await startOwnWorker(stateDir, FAR_ENTRY);
  try {
    return await measureSession(worker.port, quick);
  } finally {
    await worker.stop();
  }
}

/** Signs the demo's customer in. Gives the session token. */
async function signedIn(shop: Shop, port: number): Promise<string> {
  const reply = await ask(port, signInCall(shop));
  const token = /session=([\w-]{43})/.exec(reply.cookie ?? '')?.[1];
  if (token === undefined) throw new Error(`nobody was signed in: ${reply.status} ${reply.body}`);
  return token;
}

/** The call that signs a demo account in; the customer unless another is named. */
export function signInCall(shop: Shop, username = 'rosa'): Call {
  return shop.change('POST', '/api/oauth/authorization', {
    username,
    password: 'jacaranda-2026',
  });
}
