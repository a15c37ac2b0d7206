import { afterAll, beforeAll, expect, test } from 'vitest';
import { registryDocument } from '../../../shared/contracts/fragment-registry.ts';
import {
  REMOTE_TEXT,
  startRemoteOrigin,
  type RemoteOrigin,
  type RemoteVersion,
} from '../../../tests/support/remote-origin.ts';
import { askRemote, type RemoteAnswer } from './ask.ts';

const ENOUGH_MS = 300;

let remote: RemoteOrigin;
beforeAll(async () => {
  remote = await startRemoteOrigin();
});
afterAll(() => remote.stop());

function ask(version: RemoteVersion, props: unknown = { text: 'é' }): Promise<RemoteAnswer> {
  const document = registryDocument.parse({ fragments: { footer: remote.entry(version) } });
  const entry = document.fragments['footer'];
  if (!entry) throw new Error('no entry');
  const element = 'shop-footer';
  return askRemote(
    { name: 'footer', element, entry, locale: 'es', requestId: 'rq_1', instance: 'f1-', props },
    ENOUGH_MS,
  );
}

test('asks with everything that the answer depends on, and with no data of a visitor', async () => {
  const { html } = await ask('right');
  expect(html).toContain(`<p id="f1-x">${REMOTE_TEXT}</p>`);
  const { url, headers } = remote.requests.at(-1) ?? { url: new URL('x:'), headers: {} };
  expect(url.pathname).toBe('/render');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    element: 'shop-footer',
    version: 'right',
    locale: 'es',
    instance: 'f1-',
    props: '{"text":"é"}',
  });
  expect(headers).toMatchObject({ 'accept-language': 'es', 'x-request-id': 'rq_1' });
  expect(headers).not.toHaveProperty('cookie');
});

test.each<[RemoteVersion, RegExp]>([
  ['late', /aborted|timeout/i],
  ['throws', /answered 500/],
  ['half', /.+/],
  ['drips', /aborted|timeout/i],
  ['floods', /over 256000 bytes/],
  ['redirects', /answered 302/],
  ['is-html', /answered 200 text\/html/],
  ['is-unwell', /answered 503/],
  ['is-other-json', /answered 200 x-application/],
  ['is-broken', /JSON/],
  ['is-another', /footer is shop-nav/],
  ['is-newer', /newer/],
  ['has-other-styles', /another style sheet/],
  ['breaks-out', /ends nothing/],
  ['hangs-up', /.+/],
])('an origin that %s is refused', async (version, reason) => {
  await expect(ask(version)).rejects.toThrow(reason);
});

test('props that do not fit into an address are not sent', async () => {
  const before = remote.requests.length;
  await expect(ask('right', { text: 'x'.repeat(6_000) })).rejects.toThrow('its props are');
  expect(remote.requests).toHaveLength(before);
});
