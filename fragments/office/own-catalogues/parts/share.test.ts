import { afterEach, expect, test, vi } from 'vitest';
import type { Notice } from '../../../../shared/bus/topics/toasts.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { socialNetworks, socialPages } from '../../../../shared/rules/social.ts';
import { messages } from '../messages/en.ts';
import { copyAddress, offered } from './share.ts';

const URL_OF = 'https://moda.test/catalogos/mujer';

afterEach(() => void vi.unstubAllGlobals());

/** A catalogue in a browser that has these ways to share, and the notices that were shown. */
function started(navigator: object, name = 'Mujer', locale: 'es' | 'en' = 'es') {
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('location', { href: 'https://moda.test/admin/catalogos' });
  const said: Notice[] = [];
  const ports = { t: messages[locale], toast: (notice: Notice) => void said.push(notice) };
  const pages = socialPages({ instagram: 'lirio' });
  return { said, ports, ...offered({ name, path: '/catalogos/mujer', pages }) };
}

const copying = (writeText: () => Promise<void>) => ({ clipboard: { writeText } });

test("the system's panel gets the address, and the name's first 100 characters", async () => {
  const system = vi.fn<(data: object) => Promise<void>>(async () => {});
  const { share } = started({ share: system }, '👗'.repeat(120));
  expect(await share()).toBe(true);
  expect(system.mock.calls).toEqual([[{ title: '👗'.repeat(100), url: URL_OF }]]);
});

test.each([
  ['AbortError', true],
  ['NotAllowedError', false],
])('where it fails with %s, sharing is over: %s', async (name, isOver) => {
  const failing = () => Promise.reject(Object.assign(new Error('no'), { name }));
  expect(await started({ share: failing }).share()).toBe(isOver);
});

test('without that panel there is a way for each network, with the address where it takes one', async () => {
  const { share, ways } = started({});
  expect(await share()).toBe(false);
  expect(ways.map(({ icon }) => icon)).toEqual(['whatsapp', ...socialNetworks, 'mail']);
  const taking = ways.filter(({ copies }) => !copies);
  expect(taking.map(({ icon }) => icon)).toEqual(['whatsapp', 'facebook', 'twitter', 'mail']);
  for (const { href } of taking) expect(href).toContain(encodeURIComponent(URL_OF));
  expect(ways.find(({ icon }) => icon === 'instagram')?.href).toBe('https://instagram.com/lirio');
});

test('the address is copied, which a short notice says', async () => {
  const writeText = vi.fn<() => Promise<void>>(async () => {});
  for (const locale of ['es', 'en'] as const) {
    const { ports, url, said } = started(copying(writeText), 'Mujer', locale);
    expect(await copyAddress(ports, url)).toBe(true);
    expect(said).toEqual([{ tone: 'success', message: messages[locale].copied, seconds: 4 }]);
  }
  expect(writeText.mock.calls).toEqual([[URL_OF], [URL_OF]]);
});

test('where nothing may be copied the address stands in a notice for 55 seconds', async () => {
  const { ports, url, said } = started(copying(() => Promise.reject(new Error('denied'))));
  expect(await copyAddress(ports, url)).toBe(false);
  const message = fill<string>(messages.es.notCopied, { url: URL_OF });
  expect(said).toEqual([{ tone: 'warning', message, seconds: 55 }]);
  expect(message).toContain(URL_OF);
});
