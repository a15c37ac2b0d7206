/** What owners' dialogs and forms say where the edge fails, or where another editor was there before. */
import type { Locator, Page } from '@playwright/test';
import { messages as blogWords } from '../../../fragments/office/blog-form/messages/en.ts';
import { messages as catalogueWords } from '../../../fragments/edit/edit-catalogues/messages/en.ts';
import { messages as headerWords } from '../../../fragments/edit/edit-headers/messages/en.ts';
import { messages as itemWords } from '../../../fragments/office/item-form/messages/en.ts';
import { messages as listWords } from '../../../fragments/office/catalogue-items/messages/en.ts';
import { messages as slideWords } from '../../../fragments/edit/edit-slides/messages/en.ts';
import { openTool } from '../edit-mode.ts';
import { openAs } from '../people.ts';
import { withRows, type Stage, type State } from '../state.ts';
import { tryFileOf } from './try-file.ts';

type Tool = 'slides' | 'headers';
/** What becomes of a call that changes something. */
type End = 'waits' | 'fails' | 'meanwhile';

const WORDS = { slides: slideWords, headers: headerWords };
const MEANWHILE = { status: 409, json: { code: 'edited_meanwhile', message: '' } };

/** Lets every call that changes something at an address come to one end; calls that read go on. */
async function changes(page: Page, at: RegExp, end: End): Promise<void> {
  await page.route(at, (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    if (end === 'waits') return new Promise<void>(() => {});
    return end === 'fails' ? route.abort() : route.fulfill(MEANWHILE);
  });
}

const alert = ({ page }: Stage): Locator =>
  page.getByRole('alert').filter({ hasText: /./ }).first();

const ITEM = /\/api\/products-admin\/it_[\w-]+$/;

/** Changes the first slide or header of the list, and saves it. */
function saved(tool: Tool, situation: string, end: End, shown: (stage: Stage) => Locator): State {
  return {
    name: `edit-${tool}/${situation}`,
    screen: true,
    async reach(stage) {
      const t = WORDS[tool][stage.language];
      const panel = await openTool(stage, tool, t.words.title);
      await panel
        .getByRole('button', { name: new RegExp(`^${t.panel.edit}`) })
        .first()
        .click();
      const form = stage.page.getByRole('dialog', { name: t.words.change });
      await form.getByRole('combobox').first().selectOption({ index: 1 });
      await changes(stage.page, new RegExp(`/store/${tool}/`), end);
      await form.getByRole('button', { name: t.panel.save }).click();
      await shown(stage).waitFor();
    },
  };
}

const panels = (['slides', 'headers'] as const).flatMap((tool) => [
  saved(tool, 'saving', 'waits', ({ page }) => page.locator('[aria-busy=true], .busy').first()),
  saved(tool, 'save-failed', 'fails', alert),
  saved(tool, 'both-versions', 'meanwhile', ({ page, language }) =>
    page.getByText(WORDS[tool][language].panel.meanwhile.title).first(),
  ),
]);

/** Opens an own item of `lirio`, the first of the list. */
async function openItem(stage: Stage): Promise<void> {
  const { page } = stage;
  await openAs(stage, 'lirio', '/admin/articulos');
  await page.locator('shop-own-items[data-hydrated] .own a').first().click();
  await page.locator('shop-item-form[data-hydrated]').waitFor();
}

const forms: readonly State[] = [
  {
    name: 'item-form/both-versions',
    screen: true,
    async reach(stage) {
      await openItem(stage);
      const t = itemWords[stage.language];
      await changes(stage.page, ITEM, 'meanwhile');
      const there = await stage.page.evaluate(async () => {
        const answer = await fetch(`/api/products-admin/${location.pathname.split('/').at(-1)}`);
        return (await answer.json()) as Record<string, unknown>;
      });
      const theirs = { ...there, name: 'Como lo dejó otra persona', version: 99 };
      await stage.page.route(ITEM, (route) =>
        route.request().method() === 'GET' ? route.fulfill({ json: theirs }) : route.fallback(),
      );
      await stage.page.getByLabel(t.fields.name, { exact: true }).fill('Otro nombre');
      await stage.page.getByRole('button', { name: t.save, exact: true }).click();
      await stage.page.getByText(t.differing).first().waitFor();
    },
  },
  {
    name: 'item-form/edited',
    reach: openItem,
  },
  {
    name: 'blog-form/both-versions',
    async reach(stage) {
      const { page, language } = stage;
      await openAs(stage, 'lirio', '/admin/blog');
      await page.locator('shop-own-blog .row a').first().click();
      await page.locator('shop-blog-form[data-hydrated]').waitFor();
      stage.rows.inCells('UPDATE blog_entry SET version = version + 1');
      const t = blogWords[language];
      await page.getByLabel(t.fields.title, { exact: true }).fill('Otro título');
      await page.getByRole('button', { name: t.save, exact: true }).click();
      await page.getByText(t.differing).first().waitFor();
    },
  },
];

const lists: readonly State[] = [
  {
    name: 'office-catalogue/empty',
    async reach(stage) {
      await openAs(stage, 'ana', '/admin/catalogos', 'ana');
      const id = await stage.page.evaluate(async () => {
        const answer = await fetch('/api/catalogues', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
          body: JSON.stringify({ name: 'Vista sin productos' }),
        });
        return ((await answer.json()) as { id: string }).id;
      });
      await openAs(stage, 'ana', `/admin/catalogos/${id}`, 'ana');
    },
    restore: (rows) => rows.inCells(`DELETE FROM catalogue WHERE name = 'Vista sin productos'`),
  },
  {
    name: 'office-catalogue/move-refused',
    screen: true,
    async reach(stage) {
      const { page, language } = stage;
      await openAs(stage, 'lirio', '/admin/catalogos');
      await page.locator('shop-own-catalogues .own a').first().click();
      await page.locator('shop-catalogue-items[data-hydrated]').waitFor();
      await page.route('**/reposition', (route) => route.abort());
      const [start = ''] = listWords[language].order.handle.split('{{');
      await page
        .getByRole('button', { name: new RegExp(`^${start.trim()}`) })
        .first()
        .focus();
      for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
      await alert(stage).waitFor();
    },
  },
  {
    name: 'dialog-catalogues/copying',
    screen: true,
    async reach(stage) {
      const { page, language } = stage;
      const t = catalogueWords[language];
      const [start = ''] = t.titleCatalogue.split('{{');
      await openTool(stage, 'catalogue', start.trim(), '/catalogos/mujer');
      await changes(page, /\/api\/catalogues\//, 'waits');
      await page.getByRole('dialog').getByRole('button', { name: t.copy }).first().click();
      await page.getByText(t.copying).first().waitFor();
    },
  },
  {
    name: 'office/failing',
    async reach(stage) {
      stage.rows.inCells('ALTER TABLE redirect RENAME TO redirect_away');
      await openAs(stage, 'ana', '/admin/direcciones', 'ana');
    },
    restore: (rows) => rows.inCells('ALTER TABLE redirect_away RENAME TO redirect'),
  },
];

/** The trial of a file with nothing below its titles, and one that came to no end. */
const trials: readonly State[] = [
  {
    name: 'import-trial/empty',
    reach: (stage) => tryFileOf(stage, 'sin-filas.csv', 'name,price\n'),
  },
  {
    name: 'import-trial/failing',
    ...withRows(
      [
        `INSERT OR IGNORE INTO job (id, store_id, asked_by, kind, input, state, done, total, result,
            lease, next_at, created_at, ended_at)
          SELECT 'jb_picture0000000000000000009', id, 'ac_ana', 'items-trial',
            '{"name":"vajilla.csv","bytes":100,"locale":"es"}', 'failed', 20, 1000, NULL, 'picture',
            9999999999999, 1767225600009, 1767225900000 FROM store WHERE slug = 'ana'`,
      ],
      `DELETE FROM job WHERE id LIKE 'jb_picture%'`,
    )((stage) =>
      openAs(stage, 'ana', '/admin/inventario/cargas/jb_picture0000000000000000009', 'ana'),
    ),
  },
];

export const ownRefused: readonly State[] = [...panels, ...forms, ...lists, ...trials];
