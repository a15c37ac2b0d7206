/** HTML without faults: one page of each sort, as it is sent; `npm run audit` looks at all of them. */
import { expect, inject, test } from 'vitest';
import { faultsOf } from '../audit/markup/rules.ts';
import { beginPurchase, buyForCash, postForm } from '../audit/support/purchase.ts';
import { OFFICE_PAGES } from '../support/office-pages.ts';
import { signInAs } from './gateway/person.ts';
import { askAs, eventos, moda, platform } from './shops.ts';

const port = inject('port');

const PAGES: Readonly<Record<string, () => Promise<{ readonly text: string }>>> = {
  home: () => moda.get('/'),
  'home by path, in English': () => platform.get('/tienda/ana', { 'accept-language': 'en' }),
  list: () => moda.get('/productos?sort=-list_price&available=true'),
  'no matches': () => moda.get('/buscar?text=zzqqxx'),
  catalogues: () => moda.get('/catalogos'),
  'item with several attributes': () =>
    moda.get('/productos/moda/chamarra-acolchada-capucha-hombre'),
  experience: () => eventos.get('/experiencias/eventos/concierto-noche-de-rock-en-vivo'),
  terms: () => moda.get('/terms', { 'accept-language': 'en' }),
  login: () => moda.get('/login'),
  register: () => moda.get('/register'),
  'refused sign-in': () => postForm(port, '/login', { username: 'nadie', password: 'x' }),
  preferences: async () => moda.get('/me/preferences', await signInAs(moda, 'rosa')),
  security: async () => moda.get('/me/security', await signInAs(moda, 'rosa')),
  'home of an owner': async () => moda.get('/', await signInAs(moda, 'lirio')),
  ...Object.fromEntries(
    OFFICE_PAGES.map((path) => [path, async () => moda.get(path, await signInAs(moda, 'lirio'))]),
  ),
  'not found': () => moda.get('/no-existe'),
  'store not found': () => askAs('nobody.localhost', '/'),
  'documents of the API': () => moda.get('/api/docs'),
  cart: async () => moda.get('/shopping-cart', { cookie: (await beginPurchase(port)).withCart }),
  'refused checkout': async () => {
    const { checkout, withCheckout } = await beginPurchase(port);
    return postForm(port, checkout, { 'contact.email': 'no' }, { cookie: withCheckout });
  },
  confirmation: async () => {
    const { path, cookie } = await buyForCash(port);
    return moda.get(path, { cookie });
  },
};

test.each(Object.entries(PAGES))('%s', async (_name, get) => {
  expect(await faultsOf((await get()).text)).toEqual([]);
});
