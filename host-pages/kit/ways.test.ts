import { expect, test } from 'vitest';
import { pageContext } from '../../tests/support/page-context.ts';
import { accountPage } from './account-page.ts';
import { signInPath } from './ways.ts';

const below = { ...pageContext().env, base: '/tienda/moda' };

test.each([
  ['the front is where sign-in leads anyway', pageContext({ path: '/' }), '/login'],
  ['a page', pageContext(), '/login?next=%2Fproductos'],
  [
    'a page with its query',
    pageContext({ query: new URLSearchParams('page=2&order=price') }),
    '/login?next=%2Fproductos%3Fpage%3D2%26order%3Dprice',
  ],
  [
    'a page below a store’s path',
    pageContext({ env: below }),
    '/tienda/moda/login?next=%2Ftienda%2Fmoda%2Fproductos',
  ],
  [
    'what an address holds stays in its place',
    pageContext({ path: '/"><b>&next=//elsewhere' }),
    '/login?next=%2F%22%3E%3Cb%3E%26next%3D%2F%2Felsewhere',
  ],
])('%s', (_what, context, path) => expect(signInPath(context, {})).toBe(path));

test.each([
  ['where its address says', 'next=/mis-compras', undefined, '/login?next=%2Fmis-compras'],
  ['nowhere else', '', undefined, '/login'],
  ['to no other host', 'next=//elsewhere.test', undefined, '/login'],
  ['where a refused form was to go', '', '/terms', '/login?next=%2Fterms'],
  ['to no other host by a form', '', 'https://elsewhere.test/x', '/login'],
])('a page about accounts leads on %s', (_where, query, redirect, path) => {
  const context = pageContext({
    path: '/register',
    query: new URLSearchParams(query),
    ...(redirect === undefined ? {} : { form: { values: { redirect_uri: redirect }, errors: {} } }),
  });
  const view = accountPage(context, 'register', '/register', '');
  expect(signInPath(context, view)).toBe(path);
});
