/** The page around a signed-in account: its panel, the shop's menu, the staff bar, the tour. */
import { messages as accountWords } from '../../../fragments/shop/account/messages/en.ts';
import { messages as barWords } from '../../../fragments/shop/side-bar/messages/en.ts';
import { messages as menuWords } from '../../../fragments/shop/side-menu/messages/en.ts';
import { messages as tourWords } from '../../../fragments/shop/tour/messages/en.ts';
import { openAs, partners, purchases } from '../people.ts';
import type { Stage, State } from '../state.ts';

const ROSA = 'rosa@personas.example.com';

async function openPanel(stage: Stage, username: string): Promise<void> {
  await openAs(stage, username, '/info');
  await stage.page.locator('shop-account .open').click();
  await stage.page.locator('shop-account .panel').waitFor();
}

/** Opens the shop's menu from the bar. */
async function openMenu(stage: Stage, username: string, store = 'moda'): Promise<void> {
  const { page, language } = stage;
  await openAs(stage, username, '/terms', store);
  await page
    .getByRole('link', { name: accountWords[language].shopMenu })
    .filter({ visible: true })
    .click();
  await page.getByRole('dialog', { name: menuWords[language].title }).waitFor();
}

async function openPartners(stage: Stage, username: string, store?: string): Promise<void> {
  const t = menuWords[stage.language];
  await openMenu(stage, username, store);
  await stage.page
    .getByRole('dialog', { name: t.title })
    .getByText(t.collaborators, { exact: true })
    .click();
}

/** Opens the owner's own section of the menu. */
async function openTourToggle(stage: Stage): Promise<void> {
  const t = menuWords[stage.language];
  await openMenu(stage, 'lirio');
  const menu = stage.page.getByRole('dialog', { name: t.title });
  await menu.getByText(t.tour, { exact: true }).click();
  await menu.locator('[type=checkbox]:enabled').waitFor();
}

async function openTour(stage: Stage): Promise<void> {
  await openAs(stage, 'lirio', '/');
  await stage.page.getByRole('dialog', { name: tourWords[stage.language].label }).waitFor();
}

export const person: readonly State[] = [
  { name: 'person/panel', screen: true, reach: (stage) => openPanel(stage, 'rosa') },
  { name: 'person/panel-owner', screen: true, reach: (stage) => openPanel(stage, 'lirio') },
  { name: 'side-menu/customer', screen: true, reach: (stage) => openMenu(stage, 'rosa') },
  {
    name: 'side-menu/no-partners',
    screen: true,
    reach: async (stage) => {
      await openPartners(stage, 'lente', 'foto');
      await stage.page.getByText(menuWords[stage.language].none).waitFor();
    },
  },
  {
    name: 'side-menu/partners',
    screen: true,
    reach: async (stage) => {
      await partners(stage.origin, 'mercado', 'mercado');
      await openPartners(stage, 'mercado', 'mercado');
      await stage.page.locator('shop-side-menu .partners li').first().waitFor();
    },
  },
  {
    name: 'side-menu/failing',
    screen: true,
    reach: async (stage) => {
      await stage.page.route('**/api/collaborators/**', (route) => route.abort());
      await openPartners(stage, 'lirio-admin');
      await stage.page.getByText(menuWords[stage.language].failed).waitFor();
    },
  },
  { name: 'side-menu/tour', screen: true, reach: openTourToggle },
  { name: 'side-bar/open', screen: true, reach: (stage) => openAs(stage, 'lirio', '/productos') },
  {
    name: 'side-bar/folded',
    screen: true,
    reach: async (stage) => {
      await openAs(stage, 'lirio-despacho', '/productos');
      const toggle = stage.page.getByRole('button', { name: barWords[stage.language].toggle });
      await toggle.click();
    },
  },
  { name: 'tour/first', screen: true, reach: openTour },
  {
    name: 'tour/last',
    screen: true,
    reach: async (stage) => {
      const t = tourWords[stage.language];
      await openTour(stage);
      for (let step = 1; step < t.steps.length; step += 1) {
        await stage.page.getByRole('button', { name: t.next, exact: true }).click();
      }
    },
  },
  { name: 'addresses/full', reach: (stage) => openAs(stage, 'rosa', '/me/addresses') },
  { name: 'addresses/empty', reach: (stage) => openAs(stage, 'lente', '/me/addresses') },
  {
    name: 'purchases/empty',
    reach: (stage) => openAs(stage, 'rosa', '/mis-compras', 'eventos'),
  },
  {
    name: 'purchases/full',
    reach: async (stage) => {
      await purchases(stage.origin, 'rosa', ROSA);
      await openAs(stage, 'rosa', '/mis-compras');
    },
  },
];
