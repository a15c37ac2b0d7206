/** The lists of an owner's office: their rows in work, without any, and where they fail. */
import { messages as itemWords } from '../../../fragments/office/catalogue-items/messages/en.ts';
import { messages as listWords } from '../../../fragments/office/own-catalogues/messages/en.ts';
import { messages as paletteWords } from '../../../fragments/office/palette/messages/en.ts';
import { holdTimers } from '../hold.ts';
import { openAs } from '../people.ts';
import type { Stage, State } from '../state.ts';

const CATALOGUES = '**/api/catalogues/**';

async function openCatalogues(stage: Stage): Promise<void> {
  await openAs(stage, 'lirio', '/admin/catalogos');
  await stage.page.locator('shop-own-catalogues[data-hydrated]').waitFor();
}

/** Opens the products of the store's first catalogue. */
async function openProducts(stage: Stage): Promise<void> {
  await openAs(stage, 'lirio', '/admin/catalogos');
  await stage.page.locator('shop-own-catalogues .own a').first().click();
  await stage.page.locator('shop-catalogue-items[data-hydrated]').waitFor();
}

const alert = ({ page }: Stage) => page.getByRole('alert').filter({ hasText: /./ }).first();

async function openPalette(stage: Stage): Promise<void> {
  const { page, language } = stage;
  await openAs(stage, 'lirio', '/admin/equipo');
  await page.locator('shop-palette[data-hydrated]').waitFor();
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: paletteWords[language].label }).waitFor();
}

const SEARCH = '**/api/office/search?*';

const catalogues: readonly State[] = [
  {
    name: 'office-catalogues/wrong',
    async reach(stage) {
      await openCatalogues(stage);
      const t = listWords[stage.language];
      await stage.page.getByText(t.create, { exact: true }).click();
      await stage.page.getByRole('button', { name: t.send }).click();
      await stage.page.getByText(t.needs.name).waitFor();
    },
  },
  {
    name: 'office-catalogues/renaming',
    async reach(stage) {
      await openCatalogues(stage);
      const t = listWords[stage.language];
      await stage.page.getByText(t.rename, { exact: true }).first().click();
    },
  },
  {
    name: 'office-catalogues/rule',
    async reach(stage) {
      await openCatalogues(stage);
      const t = listWords[stage.language];
      await stage.page.getByText(t.rule.open, { exact: true }).first().click();
    },
  },
  {
    name: 'office-catalogues/warned',
    async reach(stage) {
      await holdTimers(stage.page);
      await openCatalogues(stage);
      const t = listWords[stage.language];
      await stage.page.getByRole('button', { name: t.remove }).first().click();
      await alert(stage).waitFor();
    },
  },
  {
    name: 'office-catalogues/failing',
    async reach(stage) {
      await stage.page.route(CATALOGUES, (route) => route.abort());
      await openCatalogues(stage);
      const t = listWords[stage.language];
      await stage.page.getByText(t.create, { exact: true }).click();
      await stage.page.getByLabel(t.name, { exact: true }).first().fill('Otoño');
      await stage.page.getByRole('button', { name: t.send }).click();
      await alert(stage).waitFor();
    },
  },
  {
    name: 'office-catalogue/moving',
    async reach(stage) {
      await openProducts(stage);
      const t = itemWords[stage.language];
      await stage.page.getByText(t.transfer, { exact: true }).first().click();
    },
  },
  {
    name: 'office-catalogue/removing',
    async reach(stage) {
      await holdTimers(stage.page);
      await openProducts(stage);
      const t = itemWords[stage.language];
      await stage.page.getByRole('button', { name: t.remove }).first().click();
      await stage.page.getByRole('button', { name: t.undo }).first().waitFor();
    },
  },
];

export const ownLists: readonly State[] = [
  ...catalogues,
  {
    name: 'office/search-loading',
    screen: true,
    async reach(stage) {
      await stage.page.route(SEARCH, () => new Promise(() => {}));
      await openPalette(stage);
      const field = stage.page.locator('shop-palette').getByRole('combobox');
      await Promise.all([stage.page.waitForRequest(SEARCH), field.fill('falda')]);
    },
  },
  {
    name: 'office/search-failing',
    screen: true,
    async reach(stage) {
      await stage.page.route(SEARCH, (route) => route.abort());
      await openPalette(stage);
      const field = stage.page.locator('shop-palette').getByRole('combobox');
      await Promise.all([stage.page.waitForEvent('requestfailed'), field.fill('zzqqxx')]);
    },
  },
  {
    name: 'own-addresses/empty',
    reach: (stage) => openAs(stage, 'lente', '/admin/direcciones', 'foto'),
  },
  {
    name: 'history/empty',
    reach: (stage) => openAs(stage, 'raiz-central', '/admin/historial', 'casa-central'),
  },
];
