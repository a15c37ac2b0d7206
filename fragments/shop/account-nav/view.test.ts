import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { html, markupText } from '../../_runtime/server-html.ts';
import { messages } from './messages/en.ts';
import { accountNavView } from './view.ts';

const env = pageEnv({ base: '/tienda/a', store: 'st_a' });

test('links the account’s pages below the store’s prefix, marks the present one, and signs out by a form', () => {
  const ways = [
    { icon: 'cart', label: 'My purchases', href: '/tienda/a/mis-compras' },
    { icon: 'lock', label: 'Security', href: '/tienda/a/me/security' },
  ];
  const props = { env, ways, path: '/me/security', locale: 'en', t: messages.en } as const;
  const text = markupText(accountNavView(html, props));
  const links = [...text.matchAll(/<a\s+href="([^"]+)"( aria-current="page")?/g)];
  expect(links.map(([, href, current]) => [href, current !== undefined])).toEqual([
    ['/tienda/a/mis-compras', false],
    ['/tienda/a/me/security', true],
  ]);
  expect(text).toMatch(/<form\s+method="post"\s+action="\/tienda\/a\/logout"/);
});
