/** The office pages on which owners work on their store, in the states that a page alone does not show. */
import { messages as catalogueWords } from '../../../fragments/office/catalogue-items/messages/en.ts';
import { messages as addressWords } from '../../../fragments/office/own-addresses/messages/en.ts';
import { messages as blogWords } from '../../../fragments/office/blog-form/messages/en.ts';
import { messages as historyWords } from '../../../fragments/office/history/messages/en.ts';
import { messages as inboxWords } from '../../../fragments/office/inbox/messages/en.ts';
import { messages as trialWords } from '../../../fragments/office/import-trial/messages/en.ts';
import { messages as itemWords } from '../../../fragments/office/item-form/messages/en.ts';
import { messages as jobWords } from '../../../fragments/office/jobs/messages/en.ts';
import { messages as itemsWords } from '../../../fragments/office/own-items/messages/en.ts';
import { openAs } from '../people.ts';
import { at, withRows, type Stage, type State } from '../state.ts';
import { tryFileOf } from './try-file.ts';

const HEADERS = '/api/store/st_ana:st_ana/affiliate/store/headers';

/** Makes, changes and deletes a header of Ana's store, so that its history has something to tell. */
async function changeHeader({ page }: Stage): Promise<void> {
  const send = (method: string, path: string, body: object = {}) =>
    page.evaluate(
      async ([verb, address, text]) => {
        const answer = await fetch(address, {
          method: verb,
          headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
          body: text,
        });
        return ((await answer.json()) as { id?: string }).id;
      },
      [method, path, JSON.stringify(body)] as const,
    );
  const made = { title: 'Llegó el otoño', action_type: 'none', button_label: 'more' };
  const path = `${HEADERS}/${await send('POST', HEADERS, made)}`;
  await send('PATCH', path, { title: 'Llegó el invierno', target: 'registered' });
  await send('DELETE', path);
}

/** Two messages of visitors, the second one long and without a phone. */
const MESSAGES = [1, 2].map(
  (n) => `INSERT OR IGNORE INTO contact_entry
    (id, store_id, name, email, phone, message, user, folded, created_at)
    SELECT 'ce_${'picture'.padEnd(25, '0')}${n}', id, 'Lucía Méndez ${n}', 'lucia@example.com',
      ${n === 1 ? "'+525512345678'" : 'NULL'},
      '${'¿Tienen la falda plisada en talla chica? '.repeat(n * n).trim()}', NULL, 'lucia', 1767225600000
    FROM store WHERE slug = 'ana'`,
);
const withMessages = withRows(MESSAGES, `DELETE FROM contact_entry WHERE id LIKE 'ce_picture%'`);

/** The trial of a file of which one row is right, and one has no price. */
async function tryFile(stage: Stage): Promise<void> {
  const { page, language } = stage;
  await tryFileOf(stage, 'vajilla.csv', 'name,price\nTaza de barro,180\nPlato hondo,gratis\n');
  await page
    .getByRole('listitem')
    .filter({ hasText: trialWords[language].outcomes.made })
    .first()
    .waitFor();
}

/** Addresses of Ana's store that lead on: one of an entry that is gone, and two that she wrote. */
const ADDRESSES = `INSERT OR IGNORE INTO redirect
    (id, store_id, path, leads_to, thing, thing_id, slug, created_at)
  SELECT 'rd_picture1', id, '/coleccion-2024.html', '/productos?sort=price', NULL, NULL, NULL, 1
    FROM store WHERE slug = 'ana'
  UNION ALL SELECT 'rd_picture2', id, '/${'muy-larga-'.repeat(12)}direccion', '/', NULL, NULL, NULL, 2
    FROM store WHERE slug = 'ana'
  UNION ALL SELECT 'rd_picture3', id, '/blogs/~lo-que-fue', NULL, 'blog_entry', 'be_gone',
    'lo-que-fue', 3 FROM store WHERE slug = 'ana'`;
const withAddresses = withRows([ADDRESSES], `DELETE FROM redirect WHERE id LIKE 'rd_picture%'`);

/** Two versions of the returns of Ana's store. */
const LEGAL = [
  ['1', '<p>Tienes 15 días para cambiar de opinión.</p>'],
  [
    '2',
    '<h2>Plazo</h2><p>Tienes 30 días para cambiar de opinión, desde que recibes tu pedido.</p><ul><li>La prenda vuelve sin usar.</li><li>El envío de vuelta lo pagamos nosotros.</li></ul>',
  ],
].map(
  ([version, body]) => `INSERT OR IGNORE INTO legal_text
    (store_id, kind, version, body, body_en, published_at)
    SELECT id, 'returns', ${version}, '${body}', NULL, ${version === '1' ? 1767225600000 : 1777225600000} FROM store
    WHERE slug = 'ana'`,
);
const withLegal = withRows(LEGAL, `DELETE FROM legal_text WHERE kind = 'returns'`);

export const ownOffice: readonly State[] = [
  {
    name: 'legal-form/own',
    ...withLegal((stage) => openAs(stage, 'ana', '/admin/textos-legales/returns', 'ana')),
  },
  { name: 'legal-text/full', ...withLegal(at('ana', '/devoluciones')) },
  {
    name: 'legal-text/earlier',
    ...withLegal(at('ana', '/devoluciones?version=1')),
  },
  {
    name: 'own-addresses/full',
    ...withAddresses((stage) => openAs(stage, 'ana', '/admin/direcciones', 'ana')),
  },
  {
    name: 'own-addresses/refused',
    ...withAddresses(async (stage) => {
      await openAs(stage, 'ana', '/admin/direcciones', 'ana');
      const words = addressWords[stage.language];
      await stage.page.getByLabel(words.fields.path).fill('vieja');
      await stage.page.getByLabel(words.fields.leads_to).fill('https://example.com/');
      await stage.page.getByRole('button', { name: words.save }).click();
      await stage.page.getByText(words.problems.path).waitFor();
    }),
  },
  {
    name: 'thing-address/full',
    async reach(stage) {
      await openAs(stage, 'lirio', '/admin/catalogos');
      await stage.page.locator('a[href*="/admin/catalogos/ca_"]').first().click();
      await stage.page.getByRole('link', { name: catalogueWords[stage.language].address }).click();
      await stage.page.waitForURL(/direcciones\/ca_/);
    },
  },
  {
    name: 'history/full',
    async reach(stage) {
      await openAs(stage, 'ana', '/admin/historial?subject=header', 'ana');
      await changeHeader(stage);
      await stage.page.reload();
      for (const place of [0, 1]) await stage.page.locator('summary').nth(place).click();
    },
  },
  {
    name: 'history/no-match',
    async reach(stage) {
      await openAs(stage, 'ana', '/admin/historial?from=2030-01-01', 'ana');
      await stage.page.getByText(historyWords[stage.language].noMatch).waitFor();
    },
  },
  { name: 'inbox/empty', reach: (stage) => openAs(stage, 'lente', '/me/inbox', 'foto') },
  {
    name: 'inbox/full',
    ...withMessages((stage) => openAs(stage, 'ana', '/me/inbox', 'ana')),
  },
  {
    name: 'inbox/no-match',
    ...withMessages(async (stage) => {
      await openAs(stage, 'ana', '/me/inbox?ContactList=zzqqxx', 'ana');
      await stage.page.locator('shop-inbox .empty').waitFor();
    }),
  },
  {
    name: 'inbox/failing',
    async reach(stage) {
      stage.rows.inCells('ALTER TABLE contact_entry RENAME TO contact_entry_away');
      await openAs(stage, 'ana', '/me/inbox', 'ana');
      await stage.page.locator('shop-inbox [role=alert]').waitFor();
    },
    restore: (rows) => rows.inCells('ALTER TABLE contact_entry_away RENAME TO contact_entry'),
  },
  {
    name: 'inbox/message',
    ...withMessages(async (stage) => {
      await openAs(stage, 'ana', '/me/inbox', 'ana');
      await stage.page.getByRole('link', { name: inboxWords[stage.language].read }).first().click();
      await stage.page.waitForURL(/inbox\/ce_/);
    }),
  },
  {
    name: 'own-items/no-match',
    async reach(stage) {
      await openAs(stage, 'lirio', '/admin/articulos?text=zzqqxx');
      await stage.page.getByText(itemsWords[stage.language].noneFound).waitFor();
    },
  },
  {
    name: 'own-items/empty',
    reach: (stage) => openAs(stage, 'raiz-central', '/admin/articulos', 'casa-central'),
  },
  { name: 'own-blog/empty', reach: (stage) => openAs(stage, 'lente', '/admin/blog', 'foto') },
  {
    name: 'item-form/full',
    async reach(stage) {
      await openAs(stage, 'lirio', '/admin/articulos');
      await stage.page.locator('shop-own-items .row a').first().click();
      await stage.page.locator('shop-item-form[data-hydrated]').waitFor();
    },
  },
  {
    name: 'item-form/wrong',
    async reach(stage) {
      await openAs(stage, 'lirio', '/apps/me/products/create');
      const form = stage.page.locator('shop-item-form[data-hydrated]');
      await form.getByRole('button', { name: itemWords[stage.language].create }).click();
      await form.getByText(itemWords[stage.language].needs.name).first().waitFor();
    },
  },
  {
    name: 'item-form/wrong-goods',
    async reach(stage) {
      await openAs(stage, 'lirio', '/apps/me/products/create');
      const form = stage.page.locator('shop-item-form[data-hydrated]');
      const t = itemWords[stage.language];
      await form.getByLabel(t.fields.weight).fill('mucho');
      await form.getByLabel(t.fields.size).fill('30 x 20');
      await form.getByLabel(t.fields.sat_product).fill('12');
      await form.getByLabel(t.variant.barcode).fill('7501031311308');
      await form.getByRole('button', { name: t.create }).click();
      await form.getByText(t.problems.size).waitFor();
    },
  },
  {
    name: 'blog-form/wrong',
    async reach(stage) {
      await openAs(stage, 'lirio', '/blogs/crear');
      const form = stage.page.locator('shop-blog-form[data-hydrated]');
      await form.getByRole('button', { name: blogWords[stage.language].create }).click();
      await form.getByText(blogWords[stage.language].needs.title).first().waitFor();
    },
  },
  {
    name: 'jobs/full',
    async reach(stage) {
      await openAs(stage, 'ana', '/admin/trabajos', 'ana');
      await stage.page.locator('shop-jobs[data-hydrated]').waitFor();
      const { exportItems } = jobWords[stage.language];
      await stage.page.getByRole('button', { name: exportItems }).click();
      await stage.page.locator('shop-jobs .job').first().waitFor();
    },
  },
  { name: 'import-trial/full', reach: tryFile },
];
