import { isAskedAgain } from '../../shared/kernel/asked-again.ts';
import { isolateMap, isolateSet, whenForgotten } from '../../shared/kernel/isolate-memory.ts';
import { build } from 'virtual:fragment-assets';

/** A kept page: without cookies, request ids or any other data of one visitor. */
export interface KeptPage {
  readonly status: number;
  /**
   * UTF-8: a string would be encoded anew for every answer, which is most of the cost of an answer.
   */
  readonly body: Uint8Array<ArrayBuffer>;
  readonly csp: string;
  readonly etag: string;
  readonly language: string;
}

/** The parts that make two requests the same page; the tenant is always one of them. */
export interface PageKey {
  readonly store: string;
  readonly revision: number;
  /** The revision of the registry of remote fragments; empty while there are none. */
  readonly release: string;
  readonly origin: string;
  readonly base: string;
  readonly path: string;
  readonly query: string;
  readonly locale: string;
  readonly theme: string;
}

/** Bytes of pages that one isolate keeps, with their keys and policies; packed ones come on top, a sixth. */
const MEMORY_BYTES = 24_000_000;
/**
 * How long a page may be kept although its store did not change: stock and time change by
 * themselves.
 */
const KEPT_SECONDS = 60;

/**
 * The most that an isolate keeps in the data centre's cache at a time. On a machine of one's own
 * that cache is its disk, which has no other end.
 */
const SHARED = { entries: 400, bytes: 32_000_000 };

interface Entry {
  readonly page: KeptPage;
  readonly until: number;
}

/** A page's facts beside its body, in the data centre's cache. */
type Facts = Omit<KeptPage, 'body'> & { readonly until: number };
const FACTS = 'x-page-facts';

const memory = isolateMap<string, Entry>();
let memoryBytes = 0;

/** Pages that this isolate put into the data centre's cache, oldest first. */
const shared = isolateMap<string, { readonly bytes: number; readonly until: number }>();
let sharedBytes = 0;

/**
 * Addresses whose page was made once. Most are never asked for again, such as filters and searches.
 */
const askedOnce = isolateSet<string>();
whenForgotten(() => {
  memoryBytes = 0;
  sharedBytes = 0;
});
const ASKED_ONCE_MOST = 2_000;

/**
 * The key as one text. It holds the build, since a new one has other fragments and other files.
 * Every part is escaped, so that no part can pass for another.
 */
export function keyText(key: PageKey): string {
  return [
    build,
    key.store,
    key.revision,
    key.release,
    key.locale,
    key.theme,
    key.origin,
    key.base,
    key.path,
    key.query,
  ]
    .map((part) => encodeURIComponent(part))
    .join('/');
}

/**
 * Looks a page up: this isolate's memory, then the data centre's cache.
 * @param now milliseconds, UTC
 */
export async function findPage(key: string, now: number): Promise<KeptPage | undefined> {
  const entry = memory.get(key);
  if (entry && entry.until > now) return entry.page;
  const answer = await caches.default.match(addressOf(key));
  if (!answer) return undefined;
  const { until, ...facts } = JSON.parse(answer.headers.get(FACTS) ?? '{}') as Facts;
  if (!(until > now)) return undefined;
  const page = { ...facts, body: await answer.bytes() };
  keepInMemory(key, page, until);
  return page;
}

/**
 * Keeps a page in the data centre's cache, and in memory if it is asked for a second time: pages
 * that are asked for once would else drive out popular ones.
 */
export async function keepPage(key: string, page: KeptPage, now: number): Promise<void> {
  const until = now + KEPT_SECONDS * 1000;
  if (isAskedAgain(askedOnce, key, ASKED_ONCE_MOST)) keepInMemory(key, page, until);
  const { body, ...facts } = page;
  const headers = {
    'cache-control': `public, max-age=${KEPT_SECONDS}`,
    [FACTS]: JSON.stringify({ ...facts, until } satisfies Facts),
  };
  await caches.default.put(addressOf(key), new Response(body, { headers }));
  await freeShared(key, { bytes: sizeOf(key, page), until }, now);
}

/** Counts a page among those in the data centre's cache; the expired and the oldest make room. */
async function freeShared(
  key: string,
  kept: { readonly bytes: number; readonly until: number },
  now: number,
): Promise<void> {
  const gone: string[] = [];
  const forgetShared = (old: string, bytes: number) => {
    shared.delete(old);
    sharedBytes -= bytes;
  };
  const before = shared.get(key);
  if (before) forgetShared(key, before.bytes);
  shared.set(key, kept);
  sharedBytes += kept.bytes;
  for (const [oldest, { bytes, until }] of shared) {
    const fits = shared.size <= SHARED.entries && sharedBytes <= SHARED.bytes;
    if (fits && until > now) break;
    forgetShared(oldest, bytes);
    gone.push(oldest);
  }
  await Promise.all(gone.map((old) => caches.default.delete(addressOf(old))));
}

function keepInMemory(key: string, page: KeptPage, until: number): void {
  const old = memory.get(key);
  if (old) forget(key, old);
  memory.set(key, { page, until });
  memoryBytes += sizeOf(key, page);
  for (const [oldest, entry] of memory) {
    if (memoryBytes <= MEMORY_BYTES) break;
    forget(oldest, entry);
  }
}

function forget(key: string, entry: Entry): void {
  memory.delete(key);
  memoryBytes -= sizeOf(key, entry.page);
}

/** The key counts too: a small page may have a long address. */
function sizeOf(key: string, { body, csp }: KeptPage): number {
  return body.byteLength + key.length + csp.length;
}

/** An address that is never requested over the network. */
function addressOf(key: string): string {
  return `https://pages.invalid/${key}`;
}
