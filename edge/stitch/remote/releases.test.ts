import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fixedClock } from '../../../shared/kernel/clock.ts';
import {
  documentKey,
  POINTER_KEY,
  registryDocument,
  revisionOf,
} from '../../../shared/contracts/fragment-registry.ts';
import { Releases } from './releases.ts';

const STYLES = `sha256-${'A'.repeat(43)}=`;
const STORE = 'st_a';

function text(version: string): string {
  const entry = { origin: 'https://a.example', version, styles: STYLES, module: null };
  return JSON.stringify({ fragments: { footer: entry } });
}

const values = new Map<string, string>();
let reads = 0;
const kv = {
  get(key: string, type?: string) {
    reads += 1;
    const value = values.get(key) ?? null;
    return Promise.resolve(value !== null && type === 'json' ? JSON.parse(value) : value);
  },
} as unknown as KVNamespace;

async function register(version: string): Promise<string> {
  const revision = await revisionOf(text(version));
  values.set(documentKey(revision), text(version));
  return revision;
}

function point(pointer: object): void {
  values.set(POINTER_KEY, JSON.stringify(pointer));
}

const clock = fixedClock(0);
let background: Promise<unknown>[] = [];
let releases = new Releases(clock);

async function versionFor(store: string): Promise<string | undefined> {
  const release = await releases.find(kv, store, (work) => void background.push(work));
  await Promise.all(background);
  return release.fragments['footer']?.version;
}

let errors: string[] = [];
beforeEach(() => {
  values.clear();
  background = [];
  errors = [];
  releases = new Releases(clock);
  vi.spyOn(console, 'error').mockImplementation((line: string) => void errors.push(line));
});
afterEach(() => void vi.restoreAllMocks());

test('while nothing is registered, no fragment is made elsewhere', async () => {
  expect(await releases.find(kv, STORE, () => undefined)).toEqual({ revision: '', fragments: {} });
});

test('a store gets its pin, its channel, or the stable document', async () => {
  const [one, two, three] = await Promise.all(['1', '2', '3'].map(register));
  point({ stable: one, canary: { revision: two, stores: ['st_b'] }, pins: { st_c: three } });
  expect(await versionFor('st_a')).toBe('1');
  expect(await versionFor('st_b')).toBe('2');
  expect(await versionFor('st_c')).toBe('3');
  expect(await versionFor('constructor')).toBe('1');
});

test('the pointer is moved on and back, seen five seconds later, read once', async () => {
  const [one, two] = await Promise.all(['1', '2'].map(register));
  point({ stable: one });
  expect(await versionFor(STORE)).toBe('1');
  point({ stable: two });
  reads = 0;
  expect(await versionFor(STORE)).toBe('1');
  expect(reads).toBe(0);
  clock.advance(5_000);
  // The first request after that still gets the known document, and has the pointer read in the
  // background.
  expect(await versionFor(STORE)).toBe('1');
  expect(await versionFor(STORE)).toBe('2');
  point({ stable: one });
  clock.advance(5_000);
  await versionFor(STORE);
  expect(await versionFor(STORE)).toBe('1');
});

test('a document whose text was changed is not used', async () => {
  const revision = await register('1');
  point({ stable: revision });
  values.set(documentKey(revision), text('2'));
  expect(await versionFor(STORE)).toBeUndefined();
  expect(errors.join()).toContain('its text was changed');
  // Nor is it read again at every request.
  reads = 0;
  await versionFor(STORE);
  expect(reads).toBe(0);
});

test('a pointer that cannot be read leaves the known document in use', async () => {
  point({ stable: await register('1') });
  expect(await versionFor(STORE)).toBe('1');
  point({ stable: 'nonsense' });
  clock.advance(5_000);
  await versionFor(STORE);
  expect(await versionFor(STORE)).toBe('1');
  expect(errors).toHaveLength(1);
});

test.each([
  'http://a.example',
  'https://a.example/path',
  'https://a.example/',
  'ftp://a.example',
  'https://user@a.example',
])('refuses the origin %s', (origin) => {
  const entry = { origin, version: '1', styles: STYLES, module: null };
  expect(registryDocument.safeParse({ fragments: { footer: entry } }).success).toBe(false);
});

test('a pointer that is taken away ends what it named', async () => {
  point({ stable: await register('1') });
  expect(await versionFor(STORE)).toBe('1');
  values.delete(POINTER_KEY);
  clock.advance(5_000);
  await versionFor(STORE);
  expect(await versionFor(STORE)).toBeUndefined();
  expect(errors).toEqual([]);
});

test('a document that could not be read is read again with the next pointer', async () => {
  const revision = await register('1');
  point({ stable: revision });
  values.delete(documentKey(revision));
  expect(await versionFor(STORE)).toBeUndefined();
  expect(errors.join()).toContain('missing');
  await register('1');
  expect(await versionFor(STORE)).toBeUndefined();
  clock.advance(5_000);
  await versionFor(STORE);
  expect(await versionFor(STORE)).toBe('1');
});

test('32 documents are remembered, and the oldest is read again', async () => {
  const revisions = await Promise.all(
    Array.from({ length: 33 }, (_none, index) => register(`v${index}`)),
  );
  const pins = Object.fromEntries(revisions.map((revision, index) => [`st_${index}`, revision]));
  point({ stable: revisions[0], pins });
  const readsOf = async (index: number) => {
    reads = 0;
    expect(await versionFor(`st_${index}`)).toBe(`v${index}`);
    return reads;
  };
  // The first one reads the pointer, too.
  expect(await readsOf(0)).toBe(2);
  for (let index = 1; index < 32; index += 1) expect(await readsOf(index)).toBe(1);
  expect([await readsOf(0), await readsOf(31)]).toEqual([0, 0]);
  expect(await readsOf(32)).toBe(1);
  expect([await readsOf(1), await readsOf(32)]).toEqual([0, 0]);
  expect(await readsOf(0)).toBe(1);
});
