/** The settings of a store as its owner edits them. */
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { appoint, openAccount } from '../platform/people.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { openStore, write } from '../platform/stores.ts';
import { calling, callerOf, type Answer, type Caller } from '../staff/caller.ts';

const READ = '/store/st_uno:st_uno/other/store/settings';
const HISTORY = '/store/st_uno:st_uno/other/store/history';

let platform: Platform;
let owner: Caller;
let other: Caller;
beforeAll(async () => {
  await openStore({ slug: 'uno', cell: 'a' });
  await openStore({ slug: 'dos', cell: 'a' });
  await openStore({ slug: 'espejo', cell: 'a', isProxy: true });
  platform = startPlatform();
  for (const name of ['duena', 'ajena', 'ayuda', 'cuentas', 'reflejo']) await openAccount(name);
  await appoint('duena', 'uno', 'owner');
  await appoint('ayuda', 'uno', 'admin');
  await appoint('cuentas', 'uno', 'accountant');
  await appoint('ajena', 'dos', 'owner');
  await appoint('reflejo', 'espejo', 'owner');
  owner = await calling(platform, 'duena', 'uno');
  other = await calling(platform, 'ajena', 'dos');
});

const change = (body: object, key: string = crypto.randomUUID()) =>
  owner('PATCH', '/store/uno', body, key);
const standing = async () => (await owner('GET', READ)).body;
const shown = async (path = '/', language = 'es') => {
  const page = await platform.ask(`http://uno.localhost${path}`, {
    headers: { 'accept-language': language },
  });
  return page.text();
};
const entries = async () => {
  const { body } = await owner('GET', `${HISTORY}?subject=settings&limit=10`);
  return body['results'] as Record<string, unknown>[];
};
const takeBack = (entry: Record<string, unknown> | undefined) =>
  owner('POST', `${HISTORY}/${String(entry?.['id'])}/take-back`, {}, crypto.randomUUID());
const told = ({ status, body }: Answer) => [status, body['code'], body['field']];

test('a change is shown by the next page, and leaves the other settings as they were', async () => {
  const before = await standing();
  await shown();
  const changed = await change({ name: 'Casa <Uno> & hijas', instagram: '@casa.uno' });
  expect(changed).toEqual({
    status: 200,
    body: {
      ...before,
      name: 'Casa <Uno> & hijas',
      instagram: '@casa.uno',
      version: Number(before['version']) + 1,
    },
  });
  expect(await standing()).toEqual(changed.body);
  const page = await shown();
  expect(page).toContain('Casa &lt;Uno&gt; &amp; hijas');
  expect(page).not.toContain('Casa <Uno>');
  expect(page).toContain('https://instagram.com/casa.uno');
});

test('every field is kept as it was sent, and null empties those that may be empty', async () => {
  const sent = {
    photo_display: 'bdr_rec',
    hidden_store_name: true,
    hidden_search_bar: true,
    color1: '#0a0a0a',
    color2: '#b3264c',
    bgcolor: '#ffffff',
    columns: 1,
    adornment_type: 'geom-circle',
    darkmode: true,
    hidden_darkmode: true,
    footer_style: '3cols1col',
    footer_bg: '#101010',
    footer_fg: '#fafafa',
    signup_form: 'basic',
    seo_description: 'Ropa',
    seo_description_en: 'Clothes',
    about_text: 'Somos\n\ntres',
    about_text_en: 'We are\n\nthree',
    youtube: '@uno',
    discord: 'https://discord.com/invite/uno',
    twitter: '@casauno',
    facebook: '@casa.uno',
    contact_email: 'hola@uno.example.com',
    contact_country_code: '52',
    contact_phone: '5512345678',
    whatsapp_country_code: '52',
    whatsapp_phone: '5512345678',
    users_support_url: 'https://ayuda.example.com/uno',
    franchise_support_url: 'https://franquicias.example.com/uno',
    affiliate_support_url: 'https://afiliados.example.com/uno',
    live_chat_license: '1234567',
    fb_pixel: '123456789012345',
    delivery_types: ['collection', 'fixed_delivery'],
    fixed_shipping_cost: 9900,
    fixed_shipping_days: 0,
    delivery_countries: ['MX', 'US'],
    collection_address: 'Amsterdam 120',
    hold_minutes: 30,
    payment_types: ['str_card'],
  };
  expect(await change(sent)).toMatchObject({ status: 200, body: sent });
  expect(await standing()).toMatchObject(sent);
  expect(await shown('/info', 'en')).toContain('three');
  expect(await shown('/info')).toContain('tres');
  const emptied = {
    seo_description_en: null,
    about_text: null,
    about_text_en: null,
    instagram: null,
    footer_bg: null,
    adornment_type: null,
  };
  expect(await change(emptied)).toMatchObject({ status: 200, body: emptied });
  expect(await shown('/', 'en')).toContain('"description" content="Ropa"');
  expect((await platform.ask('http://uno.localhost/info')).status).toBe(404);
});

test('a repeat under one key changes once; a change of nothing raises no version', async () => {
  const key = crypto.randomUUID();
  const [one, two] = [await change({ columns: 2 }, key), await change({ columns: 2 }, key)];
  expect(two).toEqual(one);
  const kept = await entries();
  expect((await change({ columns: 2 })).body).toEqual(one.body);
  // Without a key there is nothing to write at all.
  expect((await owner('PATCH', '/store/uno', {})).body).toEqual(one.body);
  expect(await entries()).toEqual(kept);
});

describe('a change is refused', () => {
  test.each([
    ['a name of blanks', { name: ' ' }, 'name'],
    ['a name of 151 characters', { name: 'x'.repeat(151) }, 'name'],
    ['a name with a line break', { name: 'Uno\r\nBcc: x@y.z' }, 'name'],
    ['a colour that closes its rule', { color1: '#fff}' }, 'color1'],
    ['a handle that runs', { facebook: 'javascript:alert(1)' }, 'facebook'],
    ['discord that runs', { discord: 'javascript:alert(1)' }, 'discord'],
    ['a help page that runs', { users_support_url: 'javascript:alert(1)' }, 'users_support_url'],
    ['an e-mail that adds a header', { contact_email: 'a@b.c\nBcc: x@y.z' }, 'contact_email'],
    ['a licence that is markup', { live_chat_license: '"><script>' }, 'live_chat_license'],
    ['a pixel that is markup', { fb_pixel: '1"><img src=x>' }, 'fb_pixel'],
    ['three columns', { columns: 3 }, 'columns'],
    ['a cost below nothing', { fixed_shipping_cost: -1 }, 'fixed_shipping_cost'],
    ['a hold without end', { hold_minutes: 1441 }, 'hold_minutes'],
    ['no way to pay', { payment_types: [] }, 'payment_types'],
    ['a way to pay that is none', { payment_types: ['gold'] }, 'payment_types'],
    ['a country in lower case', { delivery_countries: ['mx'] }, 'delivery_countries'],
    [
      'collection from nowhere',
      { delivery_types: ['collection'], collection_address: null },
      'collection_address',
    ],
  ])('with %s', async (_, fields, field) => {
    const before = await standing();
    const [status, code, at] = told(await change(fields));
    expect([status, code]).toEqual([400, 'invalid_request']);
    expect(String(at)).toMatch(new RegExp(`^${field}`));
    expect(await standing()).toEqual(before);
  });

  test('for another store, whatever the path says', async () => {
    for (const path of ['/store/uno', '/store/st_uno']) {
      expect(told(await other('PATCH', path, { name: 'Mía' }))).toEqual([
        404,
        'store_not_found',
        undefined,
      ]);
    }
    expect((await other('GET', READ)).status).toBe(404);
    expect((await standing())['name']).not.toBe('Mía');
  });

  test('for a visitor, an accountant, and the owner of a proxy store', async () => {
    const visitor = callerOf(platform, 'uno');
    expect((await visitor('PATCH', '/store/uno', { name: 'Mía' })).status).toBe(401);
    expect((await visitor('GET', READ)).status).toBe(401);
    const accountant = await calling(platform, 'cuentas', 'uno');
    expect((await accountant('PATCH', '/store/uno', { name: 'Mía' })).status).toBe(403);
    const mirrored = await calling(platform, 'reflejo', 'espejo');
    expect((await mirrored('PATCH', '/store/espejo', { name: 'Mía' })).status).toBe(403);
    expect((await standing())['name']).not.toBe('Mía');
  });
});

describe('versions', () => {
  test('a change to older settings is refused, and of two at once one is made', async () => {
    const { version } = await standing();
    const names = ['Ana', 'Bea'];
    const answers = await Promise.all(names.map((name) => change({ name, version })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(told(await change({ name: 'Tarde', version }))).toEqual([
      409,
      'edited_meanwhile',
      undefined,
    ]);
    expect(names).toContain((await standing())['name']);
  });

  test('stock that changes raises none', async () => {
    const { version } = await standing();
    await write('a', sql`UPDATE store SET revision = revision + 1 WHERE id = 'st_uno'`);
    expect((await standing())['version']).toBe(version);
  });
});

describe('the history', () => {
  test('names the fields that were changed, and by whom', async () => {
    await change({ name: 'Antes', kick: null });
    const helper = await calling(platform, 'ayuda', 'uno');
    await helper('PATCH', '/store/uno', { name: 'Después' }, crypto.randomUUID());
    expect((await entries())[0]).toMatchObject({
      by: { id: 'ac_ayuda' },
      subject: 'settings',
      subject_id: 'st_uno',
      before: { name: 'Antes' },
      after: { name: 'Después' },
    });
    expect(Object.keys((await entries())[0]?.['after'] as object)).toEqual(['name']);
  });

  test('takes a change back although other fields were changed since', async () => {
    await change({ name: 'Primero' });
    await change({ name: 'Segundo' });
    const [renamed] = await entries();
    await change({ kick: 'uno' });
    expect((await takeBack(renamed)).status).toBe(200);
    expect(await standing()).toMatchObject({ name: 'Primero', kick: 'uno' });
    expect(await shown()).toContain('Primero');
  });

  test('takes no change back that another of the same field followed', async () => {
    await change({ name: 'Tercero' });
    const [renamed] = await entries();
    await change({ name: 'Cuarto' });
    expect(told(await takeBack(renamed))).toEqual([409, 'edited_meanwhile', undefined]);
  });

  test('takes no change back without which other settings could not stand', async () => {
    await change({ delivery_types: ['fixed_delivery'], collection_address: null });
    await change({ collection_address: 'Amsterdam 120' });
    const [address] = await entries();
    await change({ delivery_types: ['collection'] });
    expect(told(await takeBack(address))).toEqual([409, 'edited_meanwhile', undefined]);
    expect((await standing())['collection_address']).toBe('Amsterdam 120');
  });
});
