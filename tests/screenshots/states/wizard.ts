/** The wizard that opens a store: its form, an address in every state, and the steps that follow. */
import { messages as steps } from '../../../fragments/office/first-steps/messages/en.ts';
import { messages as words } from '../../../fragments/shop/wizard/messages/en.ts';
import { openAs } from '../people.ts';
import type { Stage, State } from '../state.ts';

const PATH = '/asistentes/emprendedores';
/** A step of the wizard at the store of `lirio`. */
async function openStep(stage: Stage, name: string): Promise<void> {
  await openAs(stage, 'lirio', `${PATH}/${name}`);
  await stage.page.locator('shop-first-steps[data-hydrated]').waitFor();
}

const CHECKS = '**/api/affiliate/**/slug/exists';

async function openForm(stage: Stage): Promise<void> {
  await openAs(stage, 'rosa', PATH);
  await stage.page.locator('shop-wizard[data-hydrated]').waitFor();
}

async function typeAddress(stage: Stage, slug: string): Promise<void> {
  const { page, language } = stage;
  await openForm(stage);
  await page.getByLabel(words[language].name, { exact: true }).fill('Flores del Sur');
  await page.getByLabel(words[language].slug, { exact: true }).fill(slug);
}

async function submit({ page, language }: Stage): Promise<void> {
  await page.getByRole('button', { name: words[language].open, exact: true }).click();
}

export const wizard: readonly State[] = [
  { name: 'wizard/form', reach: openForm },
  {
    name: 'wizard/wrong',
    reach: async (stage) => {
      await openForm(stage);
      await submit(stage);
      await stage.page.getByText(words[stage.language].needs.slug).first().waitFor();
    },
  },
  {
    name: 'wizard/checking',
    reach: async (stage) => {
      await stage.page.route(CHECKS, () => new Promise(() => {}));
      await typeAddress(stage, 'flores-del-sur');
      await stage.page.getByText(words[stage.language].asking).waitFor();
    },
  },
  {
    name: 'wizard/free',
    reach: async (stage) => {
      await typeAddress(stage, 'flores-del-sur');
      await stage.page.getByRole('status').filter({ hasText: 'flores-del-sur.' }).waitFor();
    },
  },
  {
    name: 'wizard/taken',
    reach: async (stage) => {
      await typeAddress(stage, 'moda');
      await stage.page.getByRole('group', { name: words[stage.language].choose }).waitFor();
    },
  },
  {
    name: 'wizard/sending',
    reach: async (stage) => {
      const call = '**/api/affiliate/*/affiliate/store';
      await stage.page.route(call, () => new Promise(() => {}));
      await typeAddress(stage, 'flores-del-sur');
      await Promise.all([stage.page.waitForRequest(call), submit(stage)]);
    },
  },
  {
    name: 'wizard/failing',
    reach: async (stage) => {
      await stage.page.route('**/api/affiliate/*/affiliate/store', (route) => route.abort());
      await typeAddress(stage, 'flores-del-sur');
      await submit(stage);
      await stage.page.getByRole('alert').first().waitFor();
    },
  },
  ...['foto', 'catalogo', 'producto', 'pagos', 'lista'].map((name) => ({
    name: `wizard/${name}`,
    reach: (stage: Stage) => openStep(stage, name),
  })),
  { name: 'wizard/pagos-account', reach: (stage) => openStep(stage, 'pagos?need=cuenta') },
  {
    name: 'wizard/producto-wrong',
    reach: async (stage) => {
      await openStep(stage, 'producto');
      await stage.page.getByRole('button', { name: steps[stage.language].save }).click();
      await stage.page.getByText(steps[stage.language].needs.name).waitFor();
    },
  },
  { name: 'wizard/steps', reach: (stage) => openAs(stage, 'lirio', PATH) },
  { name: 'wizard/live', reach: (stage) => openAs(stage, 'lirio', `${PATH}?done=opened`) },
  {
    name: 'wizard/pass-refused',
    reach: (stage) => openAs(stage, 'lirio', `${PATH}?notice=pass_refused`),
  },
];
