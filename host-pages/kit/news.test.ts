import { expect, test } from 'vitest';
import type { Person } from '../../shared/contracts/people.ts';
import { listReferralCatalogues } from '../../shared/contracts/catalogues.ts';
import { pageContext, reading } from '../../tests/support/page-context.ts';
import type { PageContext } from './page.ts';
import { shellOf } from './shell.ts';
import type { Block } from './slot.ts';

const ada: Person = {
  id: 'ac_ada',
  username: 'ada',
  full_name: 'Ada <Ejemplo>',
  photo: null,
  role: 'customer',
  keychain: [],
  mode: 'affiliate',
  user_level: 'one',
  own_store: null,
};
const view = {
  status: 200,
  head: { title: '', description: null, canonical: '/', index: true },
  main: [],
};

/** A page's words for a visitor without script, and the notice that its script begins with. */
function told(given: Partial<PageContext>, person: Person | null) {
  const reads = [reading(listReferralCatalogues, { results: [], matches_estimated: 0 })];
  const { top, bottom } = shellOf(pageContext({ ...given, reads }))(view, person);
  const texts = (blocks: readonly Block[]) => blocks.filter((one) => typeof one === 'string');
  const toasts = bottom.find(
    (one) => typeof one !== 'string' && one.fragment.manifest.name === 'toasts',
  );
  if (toasts === undefined || typeof toasts === 'string') throw new Error('no page is without');
  const { fragment, props, alike } = toasts;
  return {
    plain: texts(top).find((text) => text.includes('noscript')),
    moment: fragment.manifest.hydrate,
    notice: (props as { notice?: object }).notice,
    alike,
  };
}

test('a page tells the account’s last action, with and without script', () => {
  const { plain, moment, notice, alike } = told({ news: 'activated' }, ada);
  expect(plain).toContain('<strong>Tu cuenta está activa</strong>');
  expect(plain).toContain('Te damos la bienvenida, Ada &lt;Ejemplo&gt;.');
  expect(notice).toEqual({
    tone: 'success',
    title: 'Tu cuenta está activa',
    message: 'Te damos la bienvenida, Ada <Ejemplo>.',
    seconds: 7,
  });
  expect({ moment, alike }).toEqual({ moment: 'load', alike: false });
});

test('tells it in the page’s language, also to an account that must sign in again', () => {
  const { env } = pageContext();
  const inTag = (tag: string) => told({ news: 'signInAgain', env: { ...env, tag } }, null).notice;
  expect(inTag('en-US')).toMatchObject({ title: 'Your password has changed' });
  expect(inTag('es-AR')).toMatchObject({ message: expect.stringMatching(/^Iniciá sesión/) });
});

test.each([
  ['nothing was done', null, ada],
  ['nobody is signed in after all', 'activated', null],
  ['somebody has signed in since', 'signedOut', ada],
] as const)('where %s, nothing is told', (_why, news, person) => {
  expect(told({ news }, person)).toEqual({
    plain: undefined,
    moment: 'interaction',
    notice: undefined,
    alike: true,
  });
});
