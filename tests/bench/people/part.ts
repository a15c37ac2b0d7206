/** The costs of reading a session, of signing in, and of serving pages during many sign-ins. */
import { findWorkerd } from '../../support/linux.ts';
import { startProduct } from '../../support/server.ts';
import type { Check, Part, Tools } from '../../support/suite/part.ts';
import { seededState } from '../seeded.ts';
import { measureBurst, type Burst } from './burst.ts';
import { AWAY_MS } from './paths.ts';
import { measureFarSession, measureSession, type InTurn } from './session.ts';
import { measureSignIn } from './sign-in.ts';

/** Most time of a page with a session, as a multiple of the page without one. */
const SESSION_LIMIT = 1.1;
/** Most time of a sign-in without its hash, as a multiple of a bare read of one row. */
const SIGN_IN_LIMIT = 4;

export const people: Part = {
  name: 'people',
  about: 'reading the session, signing in, and 200 sign-ins at once beside cached pages',
  async run(tools) {
    const stateDir = await seededState(tools, 'people');
    const session = await withProduct(tools, stateDir, 'off', (port) =>
      measureSession(port, tools.quick),
    );
    tools.say(`The same with every database ${AWAY_MS} ms away.`);
    const far = await measureFarSession(stateDir, tools.quick);
    tools.say('Signing in.');
    const signIn = await measureSignIn(stateDir, tools.quick);
    tools.say('200 sign-ins at once, beside cached pages.');
    const burst = await withProduct(tools, stateDir, 'on', (port) => measureBurst(port));
    const figures = { session, far, signIn, burst };
    return { text: textOf(figures), checks: checksOf(figures) };
  },
};

async function withProduct<T>(
  tools: Tools,
  stateDir: string,
  pageCache: 'on' | 'off',
  work: (port: number) => Promise<T>,
): Promise<T> {
  const settings = { PAGE_CACHE: pageCache, STATE_DIR: stateDir };
  const product = await startProduct(`bench-people-${pageCache}`, settings);
  tools.say(`The product with its page cache ${pageCache}: workerd ${findWorkerd(product.pid)}.`);
  try {
    return await work(product.port);
  } finally {
    await product.stop();
  }
}

interface Figures {
  readonly session: InTurn;
  readonly far: InTurn;
  readonly signIn: InTurn;
  readonly burst: Burst;
}

function textOf({ session, far, signIn, burst }: Figures): string {
  return [
    'p50 in ms on one connection, medians of rounds in turn',
    ...linesOf('every database on the worker’s own thread', session),
    ...linesOf(`every database ${AWAY_MS} ms away`, far),
    ...linesOf('signing in, databases on the worker’s own thread', signIn),
    '',
    `one password hash (scrypt, N=2^14, r=8, p=5): ${burst.hashMs.toFixed(0)} ms in the worker`,
    `200 sign-ins at once: ${burst.seconds.toFixed(1)} s, ${burst.signedIn} signed in`,
    `cached pages meanwhile: ${burst.pages} answered, p50 ${burst.p50.toFixed(0)} ms, the slowest ${burst.slowest.toFixed(0)} ms`,
    `cached pages alone: p50 ${burst.quietP50.toFixed(1)} ms`,
  ].join('\n');
}

function linesOf(about: string, { rows }: InTurn): string[] {
  const lines = rows.map(({ name, p50 }) => `${p50.toFixed(2).padStart(9)}  ${name}`);
  return ['', about, ...lines];
}

function checksOf({ session, far, signIn, burst }: Figures): Check[] {
  return [
    held(
      `reading the session: p50 of an uncached page, databases ${AWAY_MS} ms away`,
      far.ratio,
      SESSION_LIMIT,
    ),
    {
      ...held(
        'the same where every database is on the worker’s own thread',
        session.ratio,
        SESSION_LIMIT,
      ),
      note: 'there nothing runs beside anything: it is one more row, whole',
    },
    held('a sign-in without its hash beside one row', signIn.ratio, SIGN_IN_LIMIT),
    {
      name: 'cached pages beside 200 sign-ins: the slowest, in hashes',
      figure: (burst.slowest / burst.hashMs).toFixed(1),
      limit: '≤ 4',
      met: burst.slowest / burst.hashMs <= 4,
      note: 'one hash at a time; a page waits for the one before it, and its turn',
    },
    {
      name: 'all of 200 sign-ins answered',
      figure: `${burst.signedIn}`,
      limit: '200',
      met: burst.signedIn === 200,
    },
  ];
}

function held(name: string, ratio: number, limit: number): Check {
  return { name, figure: `${ratio.toFixed(2)} ×`, limit: `≤ ${limit} ×`, met: ratio <= limit };
}
