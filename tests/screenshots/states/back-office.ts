/**
 * The office pages of a store's staff: its team and its partners; and the page of an invitation.
 */
import { messages as partnerWords } from '../../../fragments/office/collaborators/messages/en.ts';
import { messages as officeWords } from '../../../fragments/office/office-bar/messages/en.ts';
import { messages as paletteWords } from '../../../fragments/office/palette/messages/en.ts';
import { messages as invitationWords } from '../../../fragments/shop/invitation/messages/en.ts';
import { messages as teamWords } from '../../../fragments/office/staff/messages/en.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { heldByVisitor } from '../../e2e/held-units.ts';
import { OFFICE_PAGES } from '../../support/office-pages.ts';
import { shopAt } from '../../support/visit.ts';
import { invitation, openAs, partners } from '../people.ts';
import type { Stage, State } from '../state.ts';

const INVITED = 'ines@example.com';

async function openTeam(stage: Stage): Promise<void> {
  await invitation(stage.origin, INVITED, 'dispatcher');
  await openAs(stage, 'lirio', '/admin/equipo');
  await stage.page.locator('shop-staff[data-hydrated]').waitFor();
}

async function openPartners(stage: Stage, username: string, store: string): Promise<void> {
  await openAs(stage, username, '/admin/colaboradores', store);
  await stage.page.locator('shop-collaborators[data-hydrated]').waitFor();
}

/** The page of a store that has partners. */
async function withPartners(stage: Stage): Promise<void> {
  await partners(stage.origin, 'mercado', 'mercado');
  await openPartners(stage, 'mercado', 'mercado');
}

async function search(stage: Stage, text: string): Promise<void> {
  const t = partnerWords[stage.language];
  await openPartners(stage, 'lirio-admin', 'moda');
  await stage.page.getByLabel(t.searchLabel).fill(text);
  await stage.page.getByLabel(t.searchLabel).press('Enter');
}

async function accept(stage: Stage, username: string): Promise<void> {
  await openAs(stage, username, await invitation(stage.origin, INVITED, 'dispatcher'));
}

/** The pages that have states of their own below. */
const OWN = new Set([
  '/admin',
  '/admin/equipo',
  '/admin/colaboradores',
  '/admin/trabajos',
  '/admin/reservas',
  '/admin/ordenes',
]);

/** Every other page of the office, as its owner finds it. */
const plain = OFFICE_PAGES.filter((path) => !OWN.has(path)).map((path) => ({
  name: `office${path.slice('/admin'.length)}`,
  reach: (stage: Stage) => openAs(stage, 'lirio', path),
}));

export const backOffice: readonly State[] = [
  ...plain,
  { name: 'office/home', reach: (stage) => openAs(stage, 'lirio', '/admin') },
  { name: 'office/home-of-dispatch', reach: (stage) => openAs(stage, 'lirio-despacho', '/admin') },
  {
    name: 'office/search',
    screen: true,
    reach: async ({ page, ...stage }) => {
      await openAs({ page, ...stage }, 'lirio', '/admin/equipo');
      await page.locator('shop-palette[data-hydrated]').waitFor();
      await page.keyboard.press('/');
      await page.getByRole('combobox', { name: paletteWords[stage.language].label }).waitFor();
    },
  },
  {
    name: 'office/search-none',
    screen: true,
    reach: async ({ page, ...stage }) => {
      await openAs({ page, ...stage }, 'lirio', '/admin/equipo');
      await page.locator('shop-palette[data-hydrated]').waitFor();
      await page.keyboard.press('/');
      await page.getByRole('combobox', { name: paletteWords[stage.language].label }).fill('zzqqxx');
      await page.getByText(paletteWords[stage.language].none).first().waitFor();
    },
  },
  {
    name: 'office/drawer',
    screen: true,
    widths: [390, 820],
    reach: async (stage) => {
      const { page, language } = stage;
      await openAs(stage, 'lirio', '/admin');
      await page.getByRole('button', { name: officeWords[language].menu }).click();
      await page.getByRole('navigation', { name: officeWords[language].nav }).waitFor();
    },
  },
  {
    name: 'holds/full',
    reach: async (stage) => {
      const shop = shopAt(Number(new URL(stage.origin('moda')).port), 'moda.localhost');
      for (const amount of [1, 2]) await heldByVisitor(amount, shop);
      await openAs(stage, 'lirio-despacho', '/admin/reservas');
      await stage.page.locator('shop-holds[data-hydrated]').waitFor();
    },
  },
  { name: 'holds/empty', reach: (stage) => openAs(stage, 'lente', '/admin/reservas', 'foto') },
  { name: 'jobs/empty', reach: (stage) => openAs(stage, 'lirio', '/admin/trabajos') },
  { name: 'team/full', reach: openTeam },
  {
    name: 'team/wrong',
    reach: async (stage) => {
      const t = teamWords[stage.language];
      await openTeam(stage);
      await stage.page.getByRole('button', { name: t.send }).click();
      await stage.page.getByText(t.needs.email).waitFor();
    },
  },
  {
    name: 'team/failing',
    reach: async (stage) => {
      const t = teamWords[stage.language];
      await openTeam(stage);
      await stage.page.route('**/api/staff/**', (route) => route.abort());
      await stage.page.getByLabel(t.email).fill('tomas@example.com');
      await stage.page.getByRole('button', { name: t.send }).click();
      await stage.page.locator('shop-staff').getByRole('alert').waitFor();
    },
  },
  {
    name: 'team/leaving',
    reach: async (stage) => {
      const { page, language } = stage;
      // While the call is held, no member is removed.
      await page.route('**/api/staff/**', () => new Promise(() => {}));
      await openTeam(stage);
      const name = fill(teamWords[language].removeOf, { name: 'Diego Paredes' });
      await page.getByRole('button', { name }).click();
      await page.getByText(fill(teamWords[language].removing, { name: 'Diego Paredes' })).waitFor();
    },
  },
  { name: 'partners/none', reach: (stage) => openPartners(stage, 'lente', 'foto') },
  { name: 'partners/full', reach: withPartners },
  {
    name: 'partners/rename',
    reach: async (stage) => {
      await withPartners(stage);
      await stage.page.locator('shop-collaborators .rename > summary').first().click();
    },
  },
  {
    name: 'partners/found',
    reach: async (stage) => {
      await search(stage, 'casa');
      const add = fill(partnerWords[stage.language].addOf, { name: 'Casa Raíz' });
      await stage.page.getByRole('button', { name: add, exact: true }).waitFor();
    },
  },
  {
    name: 'partners/not-found',
    reach: async (stage) => {
      await search(stage, 'zzqqxx');
      await stage.page.getByText(partnerWords[stage.language].notFound).waitFor();
    },
  },
  {
    name: 'forbidden/page',
    reach: (stage) => openAs(stage, 'lirio-despacho', '/admin/equipo'),
  },
  {
    name: 'invitation/visitor',
    reach: async ({ page, origin }) => {
      await page.goto(origin('moda') + (await invitation(origin, INVITED, 'dispatcher')));
    },
  },
  { name: 'invitation/signed-in', reach: (stage) => accept(stage, 'rosa') },
  {
    name: 'invitation/of-another',
    reach: async (stage) => {
      await accept(stage, 'rosa');
      const t = invitationWords[stage.language];
      await stage.page.getByRole('button', { name: t.accept }).click();
      await stage.page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'invitation/over',
    reach: async ({ page, origin }) => {
      await page.goto(`${origin('moda')}/invitacion/${'a'.repeat(43)}`);
    },
  },
];
