/** The owner's work while it goes on, where it fails, and where another owner's comes between. */
import { messages as toolWords } from '../../../fragments/edit/edit-tools/messages/en.ts';
import { messages as dialogWords } from '../../../fragments/edit/edit-own-catalogues/messages/en.ts';
import { messages as itemsWords } from '../../../fragments/office/catalogue-items/messages/en.ts';
import { messages as galleryWords } from '../../../fragments/office/gallery/messages/en.ts';
import { messages as lookWords } from '../../../fragments/office/look/messages/en.ts';
import { messages as settingsWords } from '../../../fragments/office/settings/messages/en.ts';
import { switchOn } from '../edit-mode.ts';
import { holdTimers } from '../hold.ts';
import { openAs } from '../people.ts';
import { withRows, type Stage, type State } from '../state.ts';

const ROWS = '**/api/catalogues-admin/**';

/** The dialog of the store's own catalogues, whose list answers so. */
const ownCatalogues = (situation: string, shown: string, answer?: 'waits' | 'fails' | 'none') => ({
  name: `dialog-own-catalogues/${situation}`,
  screen: true,
  async reach(stage: Stage) {
    const { page, language } = stage;
    if (answer) {
      await page.route(ROWS, (route) => {
        if (answer === 'waits') return new Promise<void>(() => {});
        if (answer === 'fails') return route.abort();
        return route.fulfill({ json: { results: [], matches_estimated: 0, just_deleted: [] } });
      });
    }
    await switchOn(stage);
    await page.getByRole('link', { name: toolWords[language].catalogues, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: dialogWords[language].title });
    await dialog.locator(shown).first().waitFor();
  },
});

/** Jobs of Ana's store in each of their ends, and the trial of a file that goes on. */
const JOBS = [
  ['1', 'items-import', 'running', 400, 1000, 'NULL', 'NULL'],
  [
    '2',
    'items-import',
    'done',
    1000,
    1000,
    `'{"counts":{"made":990,"failed":10}}'`,
    '1767225900000',
  ],
  ['3', 'items-import', 'undone', 1000, 1000, `'{"counts":{"made":1000}}'`, '1767225900000'],
  ['4', 'items-import', 'failed', 20, 1000, 'NULL', '1767225900000'],
  ['5', 'items-trial', 'running', 3000, 12_000, 'NULL', 'NULL'],
] as const;
const JOB_ID = 'jb_picture0000000000000000000';
const jobRows = JOBS.map(
  ([n, kind, state, done, total, result, ended]) => `INSERT OR IGNORE INTO job
    (id, store_id, asked_by, kind, input, state, done, total, result, lease, next_at, created_at, ended_at)
    SELECT '${JOB_ID.slice(0, -1)}${n}', id, 'ac_ana', '${kind}',
      '{"name":"vajilla.csv","bytes":100,"locale":"es"}', '${state}', ${done}, ${total}, ${result},
      'picture', 9999999999999, 176722560000${n}, ${ended} FROM store WHERE slug = 'ana'`,
);
const withJobs = withRows(jobRows, `DELETE FROM job WHERE id LIKE 'jb_picture%'`);

/** What the history of Ana's store tells of a slide, a catalogue and a picture that were deleted. */
const TRASH = [
  ['slide', `'{"alt":"Verano","action_type":"none"}'`],
  ['catalogue', `'{"name":"Otoño en la ciudad","slug":"otono"}'`],
  ['picture', `'{"name":"Portada del verano"}'`],
].map(
  ([subject, before], n) => `INSERT INTO store_edit
    (id, store_id, account_id, made_at, subject, subject_id, before, after, takes_back)
    SELECT 'ed_picture${n}', id, 'ac_ana', unixepoch() * 1000, '${subject}', 'x_picture${n}', ${before},
      NULL, NULL FROM store WHERE slug = 'ana'
      AND NOT EXISTS (SELECT 1 FROM store_edit WHERE id = 'ed_picture${n}')`,
);

/** Opens the products of the store's first catalogue. */
async function openProducts(stage: Stage): Promise<void> {
  await openAs(stage, 'lirio', '/admin/catalogos');
  await stage.page.locator('shop-own-catalogues .own a').first().click();
  await stage.page.locator('shop-catalogue-items[data-hydrated]').waitFor();
}

export const ownWork: readonly State[] = [
  ownCatalogues('full', '.own a'),
  ownCatalogues('loading', '.skeleton', 'waits'),
  ownCatalogues('failing', '.error', 'fails'),
  ownCatalogues('empty', '.empty', 'none'),
  {
    name: 'office-catalogues/empty',
    reach: (stage) => openAs(stage, 'raiz-central', '/admin/catalogos', 'casa-central'),
  },
  {
    name: 'office-catalogue/updating',
    screen: true,
    async reach(stage) {
      await holdTimers(stage.page);
      await openProducts(stage);
      const { page, language } = stage;
      const t = itemsWords[language];
      const [start = ''] = t.order.handle.split('{{');
      await page
        .getByRole('button', { name: new RegExp(`^${start.trim()}`) })
        .first()
        .focus();
      for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
      await page.getByText(t.updating).waitFor();
    },
  },
  {
    name: 'office-catalogue/forking',
    async reach(stage) {
      const { page, language } = stage;
      await page.route('**/add_filtered*', () => new Promise(() => {}));
      await openProducts(stage);
      const t = itemsWords[language];
      await page.getByText(t.addOwn, { exact: true }).click();
      await page.getByRole('button', { name: t.addOwnSend }).click();
      await page.getByText(t.forking).first().waitFor();
    },
  },
  {
    name: 'jobs/ended',
    ...withJobs(async (stage) => {
      await openAs(stage, 'ana', '/admin/trabajos', 'ana');
      await stage.page.locator('shop-jobs .job').nth(3).waitFor();
    }),
  },
  {
    name: 'import-trial/running',
    ...withJobs((stage) =>
      openAs(stage, 'ana', `/admin/inventario/cargas/${JOB_ID.slice(0, -1)}5`, 'ana'),
    ),
  },
  { name: 'trash/empty', reach: (stage) => openAs(stage, 'lente', '/admin/papelera', 'foto') },
  {
    name: 'trash/full',
    async reach(stage) {
      for (const sql of TRASH) stage.rows.inCells(sql);
      await openAs(stage, 'ana', '/admin/papelera', 'ana');
    },
  },
  {
    name: 'trash/refused',
    async reach(stage) {
      for (const sql of TRASH) stage.rows.inCells(sql);
      await openAs(stage, 'ana', '/admin/papelera?subject=picture', 'ana');
      await stage.page.locator('shop-trash .row button').first().click();
      await stage.page.getByRole('alert').filter({ hasText: /./ }).first().waitFor();
    },
  },
  { name: 'look/empty', reach: (stage) => openAs(stage, 'lente', '/admin/aspecto', 'foto') },
  {
    name: 'look/draft',
    async reach(stage) {
      const { page, language } = stage;
      await openAs(stage, 'ana', '/admin/aspecto', 'ana');
      const t = lookWords[language];
      await page.getByRole('textbox', { name: t.fields.color1 }).fill('#1f5f5b');
      await page.getByRole('button', { name: t.save }).click();
      await page.getByText(t.share).waitFor();
    },
    restore: (rows) =>
      rows.inCells(
        `DELETE FROM look_draft WHERE store_id = (SELECT id FROM store WHERE slug = 'ana')`,
      ),
  },
  {
    name: 'gallery/used',
    async reach(stage) {
      const { page, language } = stage;
      await page.route('**/api/gallery/*/uses', (route) =>
        route.fulfill({
          json: {
            results: [
              { place: 'slide', id: 'ba_1', name: null },
              { place: 'item', id: 'it_1', name: 'Falda plisada' },
            ],
            matches_estimated: 2,
          },
        }),
      );
      await openAs(stage, 'ana', '/admin/galeria', 'ana');
      await page.locator('shop-gallery[data-hydrated]').waitFor();
      const buffer = Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="#2a7d4f"/></svg>',
      );
      const file = { name: 'portada.svg', mimeType: 'image/svg+xml', buffer };
      await page.locator('input[type=file]').setInputFiles([file]);
      const t = galleryWords[language];
      await page.getByText(t.upload.states.done).first().waitFor();
      await page.reload();
      await page.locator('shop-gallery[data-hydrated]').waitFor();
      await page.locator('shop-gallery summary').first().click();
      const [start = ''] = t.removeOf.split('{{');
      await page
        .getByRole('button', { name: new RegExp(`^${start.trim()}`) })
        .first()
        .click();
      const [used = ''] = t.usedIn.split('{{');
      await page.getByText(used.trim()).first().waitFor();
    },
  },
  {
    name: 'settings/both-versions',
    screen: true,
    async reach(stage) {
      const { page, language } = stage;
      const t = settingsWords[language];
      await openAs(stage, 'ana', '/admin/configuracion', 'ana');
      await page.locator('shop-settings[data-hydrated]').waitFor();
      await page.route(/\/api\/store\/ana$/, (route) =>
        route.request().method() === 'PATCH'
          ? route.fulfill({ status: 409, json: { code: 'edited_meanwhile', message: '' } })
          : route.fallback(),
      );
      const present = await page.evaluate(async () => {
        const answer = await fetch('/api/store/st_ana:st_ana/affiliate/store/settings');
        return (await answer.json()) as Record<string, unknown>;
      });
      await page.route('**/store/settings', (route) =>
        route.fulfill({ json: { ...present, kick: 'el-taller', version: 99 } }),
      );
      await page.getByLabel(t.fields.kick).fill('vista');
      await page.getByRole('button', { name: t.save }).click();
      await page.getByText(t.differing).first().waitFor();
    },
  },
  {
    name: 'blog-form/full',
    async reach(stage) {
      await openAs(stage, 'lirio', '/admin/blog');
      await stage.page.locator('shop-own-blog .row a').first().click();
      await stage.page.locator('shop-blog-form[data-hydrated]').waitFor();
    },
  },
];
