/** Which fragments a release makes elsewhere, and how long a failing origin is left alone. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RenderContext } from '../../../fragments/_runtime/host.ts';
import { defineManifest } from '../../../fragments/_runtime/manifest.ts';
import { registryDocument } from '../../../shared/contracts/fragment-registry.ts';
import { fixedClock } from '../../../shared/kernel/clock.ts';
import {
  REMOTE_TEXT,
  startRemoteOrigin,
  type RemoteOrigin,
  type RemoteVersion,
} from '../../../tests/support/remote-origin.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { RemoteFragments } from './remote-fragments.ts';

const ENOUGH_MS = 5000;
const footer = defineManifest({ name: 'footer', weight: 'shop', hydrate: 'idle' });
const scope = { requestId: 'rq_1' } as RequestScope;
const context = { locale: 'es', tag: 'es-MX', instance: 'f1-', moduleUrl: '' } as RenderContext;

let origin: RemoteOrigin;
beforeAll(async () => {
  origin = await startRemoteOrigin();
});
afterAll(() => origin.stop());

const clock = fixedClock(0);

function opened(version: RemoteVersion, change: object = {}) {
  const fragments = new RemoteFragments(clock);
  const entryOf = (name: RemoteVersion) => {
    const entry = { ...origin.entry(name), ...change };
    return registryDocument.parse({ fragments: { footer: entry } });
  };
  const get = (name: RemoteVersion = version, given: Partial<RenderContext> = {}) =>
    fragments.open({ revision: '1', fragments: entryOf(name).fragments }, scope)?.(
      footer,
      {},
      { ...context, ...given },
      ENOUGH_MS,
    );
  return { fragments, get };
}

test('a release without fragments has no way to them, another none to those that it lacks', () => {
  const { fragments } = opened('right');
  expect(fragments.open({ revision: '', fragments: {} }, scope)).toBeUndefined();
  const document = registryDocument.parse({ fragments: { footer: origin.entry('right') } });
  const way = fragments.open({ revision: '1', fragments: document.fragments }, scope);
  for (const name of ['nav', 'toString']) {
    const other = { ...footer, name };
    expect(way?.(other, {}, context, ENOUGH_MS)).toBeUndefined();
  }
});

test('the element comes with the file that the registry names, in its place', async () => {
  const { get } = opened('right');
  const made = await get('right', { light: '<b>light</b>', slot: 'in' });
  expect(made?.html).toContain(REMOTE_TEXT);
  expect(made?.html).toContain(`${origin.origin}/module.js`);
  expect(made?.html).toContain('sha256-');
  expect(made?.html).toContain('<b>light</b>');
  expect(made?.html).toContain('slot="in"');
  expect(made?.html).toContain('idle');
  expect(made?.styles).toBe(':host{display:block}p{margin:0}');
});

test('an element without a file never comes to life', async () => {
  const { get } = opened('right', { module: null });
  const made = await get();
  expect(made?.html).toContain(REMOTE_TEXT);
  expect(made?.html).not.toContain('module.js');
  expect(made?.html).not.toContain('idle');
});

test('an origin that failed five times in a row is left alone for ten seconds, its other versions are not', async () => {
  const { get } = opened('throws');
  const asked = () => origin.requests.length;
  const before = asked();
  for (let time = 0; time < 4; time += 1) await expect(get('is-html')).rejects.toThrow('answered');
  for (let time = 0; time < 5; time += 1)
    await expect(get('throws')).rejects.toThrow('answered 500');
  expect(asked()).toBe(before + 9);
  await expect(get('throws')).rejects.toThrow('left alone');
  expect(asked()).toBe(before + 9);
  expect((await get('right'))?.html).toContain(REMOTE_TEXT);
  await expect(get('is-html')).rejects.toThrow('answered 200');
  clock.advance(10_000);
  await expect(get('throws')).rejects.toThrow('answered 500');
});
