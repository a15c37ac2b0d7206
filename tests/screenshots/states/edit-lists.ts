/** What edit mode puts into the lists of the shop, the blog's pages, and the dialog of the contact form. */
import { messages as markWords } from '../../../fragments/edit/edit-marks/messages/en.ts';
import { messages as productWords } from '../../../fragments/edit/edit-products/messages/en.ts';
import { messages as contactWords } from '../../../fragments/shop/contact-form/messages/en.ts';
import { messages as dialogWords } from '../../../fragments/shop/contact-dialog/messages/en.ts';
import { openTool, switchOn } from '../edit-mode.ts';
import { holdTimers } from '../hold.ts';
import type { DemoRows } from '../demo-rows.ts';
import { at, type Stage, type State } from '../state.ts';

/** The first row of a list that edit mode marks. */
const firstRow = ({ page }: Stage) => page.locator('[data-mark]').first();

async function openList(stage: Stage, path: string): Promise<void> {
  await switchOn(stage, path);
  await firstRow(stage).locator('.edit-mark').getByRole('button').first().waitFor();
}

/** Presses a button of the first row, by the words before its name. */
async function press(stage: Stage, words: string): Promise<void> {
  const [start = ''] = words.split('{{');
  await firstRow(stage)
    .getByRole('button', { name: new RegExp(`^${start.trim()}`) })
    .click();
}

const CATALOGUES = '**/api/catalogues/**';

const marks: readonly State[] = [
  { name: 'edit-marks/items', reach: (stage) => openList(stage, '/productos') },
  { name: 'edit-marks/catalogues', reach: (stage) => openList(stage, '/catalogos') },
  { name: 'edit-marks/entries', reach: (stage) => openList(stage, '/blogs') },
  {
    name: 'edit-marks/leaving',
    async reach(stage) {
      await holdTimers(stage.page);
      await openList(stage, '/blogs');
      await press(stage, markWords[stage.language].remove.entry);
      await firstRow(stage).getByText(markWords[stage.language].leaving.entry).waitFor();
    },
  },
  {
    name: 'edit-marks/warned',
    async reach(stage) {
      await openList(stage, '/catalogos');
      await press(stage, markWords[stage.language].remove.catalogue);
      await firstRow(stage).getByRole('alert').waitFor();
    },
  },
  {
    name: 'edit-marks/renaming',
    async reach(stage) {
      await openList(stage, '/catalogos');
      await press(stage, markWords[stage.language].rename);
      await firstRow(stage).getByLabel(markWords[stage.language].name, { exact: true }).waitFor();
    },
  },
  {
    name: 'edit-marks/failing',
    screen: true,
    async reach(stage) {
      const t = markWords[stage.language];
      await stage.page.route(CATALOGUES, (route) => route.abort());
      await openList(stage, '/catalogos');
      await press(stage, t.rename);
      await firstRow(stage).getByLabel(t.name, { exact: true }).fill('Otro nombre');
      await firstRow(stage).getByRole('button', { name: t.save, exact: true }).click();
      await stage.page.getByRole('alert').filter({ hasText: /./ }).first().waitFor();
    },
  },
];

/** Milliseconds by which every entry is planned for later, so that no shopper sees one. */
const LATER = 1e13;

const blog: readonly State[] = [
  { name: 'blogs/full', reach: at('moda', '/blogs') },
  {
    name: 'blogs/empty',
    async reach(stage) {
      stage.rows.inCells(`UPDATE blog_entry SET published_at = published_at + ${LATER}`);
      await at('moda', '/blogs?page=1')(stage);
    },
    restore: (rows) => rows.inCells(`UPDATE blog_entry SET published_at = published_at - ${LATER}`),
  },
  { name: 'blogs/past-the-last', reach: at('moda', '/blogs?page=99') },
  ...['/blogs', '/blogs/~un-dia-en-el-taller'].map((path) => ({
    name: path === '/blogs' ? 'blogs/failing' : 'blogs/entry-failing',
    async reach(stage: Stage) {
      stage.rows.inCells('ALTER TABLE blog_entry RENAME TO blog_entry_away');
      await at('moda', path)(stage);
      await stage.page.locator('shop-blog-list [role=alert]').waitFor();
    },
    restore: (rows: DemoRows) => rows.inCells('ALTER TABLE blog_entry_away RENAME TO blog_entry'),
  })),
  {
    name: 'blogs/entry',
    async reach(stage) {
      await at('moda', '/blogs')(stage);
      await stage.page.locator('shop-blog-list a[href*="/blogs/~"]').first().click();
      await stage.page.waitForURL(/blogs\/~/);
    },
  },
];

async function openContact(stage: Stage): Promise<void> {
  const { page, language } = stage;
  await at('moda', '/info')(stage);
  const { title } = contactWords[language];
  await page.getByRole('contentinfo').getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('dialog', { name: dialogWords[language].label }).waitFor();
}

async function sendContact(stage: Stage, email: string): Promise<void> {
  const t = contactWords[stage.language];
  const dialog = stage.page.getByRole('dialog', { name: dialogWords[stage.language].label });
  await dialog.getByLabel(t.name, { exact: true }).fill('Zoë');
  await dialog.getByLabel(t.email).fill(email);
  await dialog.getByLabel(t.message).fill('¿Tienen la falda plisada en talla chica?');
  await dialog.getByRole('button', { name: t.send }).click();
}

const POST = '**/contacto';

const contact: readonly State[] = [
  {
    name: 'contact-dialog/empty',
    screen: true,
    async reach(stage) {
      await openContact(stage);
      await stage.page.getByLabel(contactWords[stage.language].message).waitFor();
    },
  },
  {
    name: 'contact-dialog/loading',
    screen: true,
    async reach(stage) {
      await stage.page.route(POST, () => new Promise(() => {}));
      await openContact(stage);
    },
  },
  {
    name: 'contact-dialog/wrong',
    screen: true,
    async reach(stage) {
      await openContact(stage);
      await sendContact(stage, 'zoe@ejemplo');
      await stage.page.getByText(contactWords[stage.language].problems.email).waitFor();
    },
  },
  {
    name: 'contact-dialog/sending',
    screen: true,
    async reach(stage) {
      await openContact(stage);
      await stage.page.getByLabel(contactWords[stage.language].message).waitFor();
      await stage.page.route(POST, () => new Promise(() => {}));
      await sendContact(stage, 'zoe@example.com');
      await stage.page.getByText(dialogWords[stage.language].sending).waitFor();
    },
  },
  {
    name: 'contact-dialog/failing',
    screen: true,
    async reach(stage) {
      await openContact(stage);
      await stage.page.getByLabel(contactWords[stage.language].message).waitFor();
      await stage.page.route(POST, (route) => route.abort());
      await sendContact(stage, 'zoe@example.com');
      await stage.page.getByText(dialogWords[stage.language].failed).waitFor();
    },
  },
  {
    name: 'contact-dialog/sent',
    screen: true,
    async reach(stage) {
      await openContact(stage);
      await sendContact(stage, `zoe${Date.now()}@example.com`);
      const [start = ''] = contactWords[stage.language].sent.split('{{');
      await stage.page.getByRole('heading', { name: start.trim() }).waitFor();
    },
  },
];

/** The list of suppliers, as it is searched. */
const suppliers = (
  situation: string,
  text: string,
  shown: string,
  answer?: 'waits' | 'fails',
): State => ({
  name: `dialog-products/suppliers-${situation}`,
  screen: true,
  async reach(stage) {
    const t = productWords[stage.language];
    if (answer)
      await stage.page.route('**/store/dssuppliers/search?*', (route) =>
        answer === 'fails' ? route.abort() : new Promise<void>(() => {}),
      );
    await openTool(stage, 'products', t.title);
    const field = stage.page.getByRole('dialog').getByRole('combobox', { name: t.supplier });
    await field.click();
    if (text !== '') await field.fill(text);
    await stage.page
      .getByRole('dialog')
      .locator(`.lookup-box:not([hidden]) ${shown}`)
      .first()
      .waitFor();
  },
});

export const editLists: readonly State[] = [
  ...marks,
  ...blog,
  ...contact,
  suppliers('full', '', '[role=option]'),
  suppliers('empty', 'zzqqxx', '.muted'),
  suppliers('loading', 'a', '.skeleton', 'waits'),
  suppliers('failing', 'a', '.error', 'fails'),
];
