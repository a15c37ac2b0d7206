/** The products of a catalogue in the office, and the dialog that puts products into catalogues. */
import { messages as dialogWords } from '../../../fragments/edit/edit-catalogues/messages/en.ts';
import { messages as pageWords } from '../../../fragments/office/catalogue-items/messages/en.ts';
import { messages as listWords } from '../../../fragments/office/own-catalogues/messages/en.ts';
import { openTool } from '../edit-mode.ts';
import { openAs } from '../people.ts';
import type { Stage, State } from '../state.ts';

const CATALOGUE = '/catalogos/mujer';
const ROWS = '**/api/catalogues-admin/**';
const NONE = { json: { results: [], matches_estimated: 0, just_deleted: [] } };

/** The dialog on a page of a catalogue; on that of its first product with `item`. */
async function open(stage: Stage, tool: 'item' | 'catalogue'): Promise<void> {
  let path = CATALOGUE;
  if (tool === 'item') {
    await openAs(stage, 'lirio', CATALOGUE);
    const link = stage.page.locator('shop-item-grid a.go').first();
    path = new URL((await link.getAttribute('href')) ?? '', stage.page.url()).pathname;
  }
  const t = dialogWords[stage.language];
  const [start = ''] = (tool === 'item' ? t.titleItem : t.titleCatalogue).split('{{');
  await openTool(stage, tool, start.trim(), path);
}

async function openOffice(stage: Stage): Promise<void> {
  const { page } = stage;
  await openAs(stage, 'lirio', '/admin/catalogos');
  await page.locator('shop-own-catalogues .own a').first().click();
  await page.locator('shop-catalogue-items[data-hydrated]').waitFor();
}

export const catalogues: readonly State[] = [
  {
    name: 'office-catalogues/create',
    async reach(stage) {
      await openAs(stage, 'lirio', '/admin/catalogos');
      await stage.page.locator('shop-own-catalogues[data-hydrated]').waitFor();
      await stage.page.getByText(listWords[stage.language].create, { exact: true }).click();
    },
  },
  { name: 'office-catalogue/full', reach: openOffice },
  {
    name: 'office-catalogue/adding',
    async reach(stage) {
      await openOffice(stage);
      await stage.page.getByText(pageWords[stage.language].addOwn, { exact: true }).click();
    },
  },
  {
    name: 'office-catalogue/none-found',
    async reach(stage) {
      await openOffice(stage);
      const t = pageWords[stage.language];
      await stage.page.getByLabel(t.search).fill('zzqqxx');
      await stage.page.getByRole('button', { name: t.find, exact: true }).click();
      await stage.page.getByText(t.noneFoundText).waitFor();
    },
  },
  {
    name: 'dialog-catalogues/item',
    screen: true,
    async reach(stage) {
      await open(stage, 'item');
      await stage.page.getByRole('checkbox').first().waitFor();
    },
  },
  {
    name: 'dialog-catalogues/catalogue',
    screen: true,
    async reach(stage) {
      await open(stage, 'catalogue');
      await stage.page.getByRole('dialog').locator('.own b').first().waitFor();
    },
  },
  {
    name: 'dialog-catalogues/loading',
    screen: true,
    async reach(stage) {
      await stage.page.route(ROWS, () => new Promise(() => {}));
      await open(stage, 'catalogue');
      await stage.page.getByRole('dialog').locator('.skeleton').first().waitFor();
    },
  },
  {
    name: 'dialog-catalogues/failing',
    screen: true,
    async reach(stage) {
      await stage.page.route(ROWS, (route) => route.abort());
      await open(stage, 'catalogue');
      await stage.page.getByText(dialogWords[stage.language].listFailed).waitFor();
    },
  },
  {
    name: 'dialog-catalogues/empty',
    screen: true,
    async reach(stage) {
      await stage.page.route(ROWS, (route) => route.fulfill(NONE));
      await open(stage, 'catalogue');
      await stage.page.getByText(dialogWords[stage.language].noneText).waitFor();
    },
  },
];
