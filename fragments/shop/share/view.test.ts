import { expect, test } from 'vitest';
import { ANONYMOUS_CHECK_MS } from '../../../shared/kernel/constants/index.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { shareName, shareWays } from './model/links.ts';
import type { ShareProps } from './props.ts';
import { share } from './server.ts';

const env = pageEnv();
const url = 'https://moda.test/productos/moda/falda?x=1&y=2';
const props: ShareProps = { env, name: 'Falda & blusa', url, fleeting: true };
const render = (change: Partial<ShareProps> = {}, locale: 'es' | 'en' = 'es') =>
  share.render({ ...props, ...change }, { locale, instance: 's', moduleUrl: '/s.js' });

test('every way holds the address, encoded', () => {
  const encoded = encodeURIComponent(url);
  const ways = shareWays(props.name, url);
  expect(ways.map((way) => way.icon)).toEqual(['whatsapp', 'facebook', 'twitter', 'mail']);
  for (const way of ways) expect(way.href).toContain(encoded);
  expect(ways[3]!.href).toBe(`mailto:?subject=Falda%20%26%20blusa&body=${encoded}`);
});

test('names are cut to 100 characters, never inside one', () => {
  expect(shareName('👗'.repeat(120))).toBe('👗'.repeat(100));
  expect(shareName('Falda')).toBe('Falda');
});

test('the panel opens without script and its links leave in their own tab', () => {
  const html = render();
  expect(html).toContain('popovertarget="ways"');
  expect(html.match(/target="_blank"\s+rel="noopener"/g)).toHaveLength(3);
  expect(html).toContain('value="https://moda.test/productos/moda/falda?x=1&amp;y=2"');
});

test('names the shared page, in both languages', () => {
  expect(render()).toContain('Falda &amp; blusa');
  expect(render()).toContain('Copiar enlace');
  expect(render({}, 'en')).toContain('Copy link');
});

test('goes away after three seconds for a visitor, and stays for a signed-in account', () => {
  expect(render()).toContain('class="open fleeting"');
  expect(render({ fleeting: false })).toContain('class="open"');
  expect(share.styles).toContain(
    `vanish var(--motion-base) ${ANONYMOUS_CHECK_MS / 1000}s forwards`,
  );
});
