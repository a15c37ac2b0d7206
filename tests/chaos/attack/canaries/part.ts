import type { Check, Findings, Part, Tools } from '../../../support/suite/part.ts';
import { sendAll, type RawAnswer } from '../support/raw.ts';
import { buy, questioner, type Known, type Question } from './requests.ts';
import { serveTenants } from './serve.ts';
import { CANARY, COLOR, tenants } from './tenants.ts';

const TENANTS = 50;
const REQUESTS = 100_000;
const QUICK_REQUESTS = 5_000;
const CONNECTIONS = 48;

/** The findings of one round of requests. */
interface Seen {
  readonly requests: number;
  readonly crossings: readonly string[];
  readonly errors: readonly string[];
  /** Home pages, and those of them that show their own canary: they prove that the search works. */
  homes: number;
  shown: number;
  /** Answers that hold any canary. */
  canaries: number;
  /** Pages that came from the cache. */
  hits: number;
}

async function run(tools: Tools): Promise<Findings> {
  const all = tenants(TENANTS);
  const server = await tools.keep(serveTenants(all));
  await server.cachePages(true);
  const known: Known[] = [];
  for (const tenant of all) known.push({ ...tenant, bought: await buy(server.port, tenant) });
  const each = (tools.quick ? QUICK_REQUESTS : REQUESTS) / 2;
  const checks: Check[] = [];
  for (const cached of [true, false]) {
    const name = cached ? 'pages kept' : 'pages stitched anew';
    tools.say(`${each} requests, ${name}`);
    await server.cachePages(cached);
    checks.push(...checksOf(await ask(server.port, known, each, cached ? 1 : 2), name, cached));
  }
  return { checks };
}

async function ask(
  port: number,
  known: readonly Known[],
  count: number,
  seed: number,
): Promise<Seen> {
  const next = questioner(port, known, numbers(seed));
  const questions = new Map<number, Question>();
  const crossings: string[] = [];
  const errors: string[] = [];
  const seen: Seen = {
    requests: count,
    crossings,
    errors,
    homes: 0,
    shown: 0,
    canaries: 0,
    hits: 0,
  };
  const make = (index: number) => {
    const question = next();
    questions.set(index, question);
    return question.bytes;
  };
  await sendAll(port, CONNECTIONS, count, make, (index, answer) => {
    const question = questions.get(index)!;
    questions.delete(index);
    const { path } = question;
    if (answer.status >= 500 || answer.status === 0) errors.push(`${path}: ${answer.status}`);
    const { own, others } = canariesIn(answer, question.own);
    if (others.length > 0) crossings.push(`${path}: ${others.join(', ')}`);
    if (own) seen.canaries += 1;
    if (/\r\nx-page-cache: *hit/i.test(answer.head)) seen.hits += 1;
    if (question.shows) {
      seen.homes += 1;
      if (own && answer.status === 200) seen.shown += 1;
    }
  });
  return seen;
}

/** Finds the tenant's own canary or colour in an answer, and those of other tenants. */
export function canariesIn(
  { head, body }: Pick<RawAnswer, 'head' | 'body'>,
  tenant: Pick<Known, 'canary' | 'color'>,
): { own: boolean; others: string[] } {
  const text = `${head}\n${body}`;
  const found = new Set(
    [...(text.match(CANARY) ?? []), ...(text.match(COLOR) ?? [])].map((one) => one.toLowerCase()),
  );
  const mine = [tenant.canary.toLowerCase(), tenant.color];
  return {
    own: mine.some((one) => found.has(one)),
    others: [...found].filter((one) => !mine.includes(one)),
  };
}

/** Random numbers from 0 to 1, the same for the same seed (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function checksOf(seen: Seen, name: string, cached: boolean): Check[] {
  const { requests, crossings, errors, homes, shown, canaries, hits } = seen;
  const none = (what: string, list: readonly string[]): Check => ({
    name: `${what}, ${name}`,
    figure: `${list.length} of ${requests}`,
    limit: '0',
    met: list.length === 0,
    ...(list.length > 0 ? { note: list.slice(0, 5).join('\n     ') } : {}),
  });
  return [
    none("another tenant's canary", crossings),
    none('errors', errors),
    {
      name: `home pages that show their own canary, ${name}`,
      figure: `${shown} of ${homes}`,
      limit: 'all',
      met: homes > 0 && shown === homes,
    },
    { name: `answers with a canary of their own, ${name}`, figure: String(canaries), met: true },
    {
      name: `pages from the cache, ${name}`,
      figure: String(hits),
      limit: cached ? '> 0' : '0',
      met: cached ? hits > 0 : hits === 0,
    },
  ];
}

/**
 * A hundred thousand requests to fifty tenants: no answer of one tenant holds a text of another.
 */
export const canaries: Part = {
  name: 'canaries',
  about: `${TENANTS} tenants with a text of their own each, mixed requests on ${CONNECTIONS} connections`,
  run,
};
