import { expect, test } from 'vitest';
import { ANONYMOUS_CHECK_MS } from '../../../shared/kernel/constants/index.ts';
import { socialNetworks, socialPages } from '../../../shared/rules/social.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { shareWays } from '../../../shared/rules/share-ways.ts';
import { shareName } from './parts/name.ts';
import type { ShareProps } from './props.ts';
import { share } from './server.ts';

const env = pageEnv();
const url = 'https://moda.test/productos/moda/falda?x=1&y=2';
const social = { instagram: '@moda', discord: 'https://discord.gg/moda' };
const props: ShareProps = {
  env,
  subject: 'page',
  name: 'Falda & blusa',
  url,
  social,
  fleeting: true,
};
const render = (change: Partial<ShareProps> = {}, locale: 'es' | 'en' = 'es') =>
  share.render({ ...props, ...change }, { locale, instance: 's', moduleUrl: '/s.js' });

test('messenger, mail and the networks that take a link hold the address, encoded', () => {
  const encoded = encodeURIComponent(url);
  const taking = shareWays(props.name, url, socialPages(social)).filter((way) => !way.copies);
  expect(taking.map((way) => way.icon)).toEqual(['whatsapp', 'facebook', 'twitter', 'mail']);
  for (const way of taking) expect(way.href).toContain(encoded);
  expect(taking[3]!.href).toBe(`mailto:?subject=Falda%20%26%20blusa&body=${encoded}`);
});

test('the other networks open at the store’s profile, or at their own first page', () => {
  const copying = shareWays(props.name, url, socialPages(social)).filter((way) => way.copies);
  expect(copying.map((way) => [way.icon, way.href])).toEqual([
    ['instagram', 'https://instagram.com/moda'],
    ['youtube', 'https://youtube.com/'],
    ['twitch', 'https://twitch.tv/'],
    ['kick', 'https://kick.com/'],
    ['discord', 'https://discord.gg/moda'],
  ]);
  expect(render().match(/data-enhance="copyFirst"/g)).toHaveLength(copying.length);
});

test('every network that a store can name is among the ways', () => {
  const icons = shareWays(props.name, url, socialPages({})).map((way) => way.icon);
  expect(icons).toEqual(expect.arrayContaining([...socialNetworks]));
});

test('names are cut to 100 characters, never inside one', () => {
  expect(shareName('👗'.repeat(120))).toBe('👗'.repeat(100));
  expect(shareName('Falda')).toBe('Falda');
});

test('the panel opens without script and its links leave in their own tab', () => {
  const html = render();
  expect(html).toContain('popovertarget="ways"');
  expect(html.match(/target="_blank"\s+rel="noopener"/g)).toHaveLength(8);
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

test('a partner’s button says that it earns, and for whom', () => {
  expect(render({ earns: true })).toContain('Comparte y gana');
  expect(render({ earns: true }, 'en')).toContain('counts for the partner who shows this button');
  expect(render()).not.toContain('Comparte y gana');
});
