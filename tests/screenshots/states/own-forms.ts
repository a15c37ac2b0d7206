/** The forms in which an owner edits the store: what they refuse, while they are sent, and where that fails. */
import type { Page } from '@playwright/test';
import { messages as itemWords } from '../../../fragments/office/item-form/messages/en.ts';
import { messages as menuWords } from '../../../fragments/office/own-menu/messages/en.ts';
import { messages as settingsWords } from '../../../fragments/office/settings/messages/en.ts';
import { messages as sheetWords } from '../../../fragments/office/items-sheet/messages/en.ts';
import type { Language } from '../../e2e/shopping.ts';
import { openAs } from '../people.ts';
import type { Stage, State } from '../state.ts';

interface OwnForm {
  readonly name: string;
  readonly path: string;
  /** The element of the page that has to be live. */
  readonly host: string;
  /** The call that the form makes. */
  readonly call: RegExp;
  readonly change: (page: Page, language: Language) => Promise<void>;
  readonly send: (language: Language) => string;
}

const settings = (language: Language) => settingsWords[language];

const FORMS: readonly OwnForm[] = [
  {
    name: 'settings',
    path: '/admin/configuracion',
    host: 'shop-settings',
    call: /\/api\/store\/ana$/,
    change: (page, language) => page.getByLabel(settings(language).fields.kick).fill('vista'),
    send: (language) => settings(language).save,
  },
  {
    name: 'item-form',
    path: '/apps/me/products/create',
    host: 'shop-item-form',
    call: /\/api\/products-admin\b/,
    async change(page, language) {
      const { fields } = itemWords[language];
      await page.getByLabel(fields.name, { exact: true }).fill('Mochila de lona');
      await page.getByLabel(/^(Precio|Price) \(/).fill('349.50');
    },
    send: (language) => itemWords[language].create,
  },
  {
    name: 'items-sheet',
    path: '/admin/inventario/tabla',
    host: 'shop-items-sheet',
    call: /\/api\/products-admin\/sheet\b/,
    change: (page) => page.locator('input[data-column="0"]').first().fill('199.50'),
    send: (language) => sheetWords[language].save,
  },
];

/** Opens a form of a store that has items of its own, changes it and sends it. */
async function sendForm(stage: Stage, form: OwnForm): Promise<void> {
  const { page, language } = stage;
  const owner =
    form.name === 'items-sheet' ? (['lirio', 'moda'] as const) : (['ana', 'ana'] as const);
  await openAs(stage, owner[0], form.path, owner[1]);
  await page.locator(`${form.host}[data-hydrated]`).waitFor();
  await form.change(page, language);
  await page.getByRole('button', { name: form.send(language) }).click();
}

const sent = FORMS.flatMap((form): State[] => [
  {
    name: `${form.name}/sending`,
    screen: form.name === 'settings',
    async reach(stage) {
      const { page } = stage;
      await page.route(form.call, () => new Promise(() => {}));
      await Promise.all([page.waitForRequest(form.call), sendForm(stage, form)]);
    },
  },
  {
    name: `${form.name}/failing`,
    screen: form.name === 'settings',
    async reach(stage) {
      await stage.page.route(form.call, (route) => route.abort());
      await sendForm(stage, form);
      await stage.page.getByRole('alert').filter({ hasText: /./ }).first().waitFor();
    },
  },
]);

async function openSettings(stage: Stage): Promise<void> {
  await openAs(stage, 'ana', '/admin/configuracion', 'ana');
  await stage.page.locator('shop-settings[data-hydrated]').waitFor();
}

async function openSheet(stage: Stage): Promise<void> {
  await openAs(stage, 'lirio', '/admin/inventario/tabla');
  await stage.page.locator('shop-items-sheet[data-hydrated]').waitFor();
}

export const ownForms: readonly State[] = [
  ...sent,
  {
    name: 'test-keys/full',
    reach: (stage) => openAs(stage, 'lirio', '/admin/configuracion/llaves-de-prueba'),
  },
  {
    name: 'settings/wrong',
    screen: true,
    async reach(stage) {
      await openSettings(stage);
      const t = settings(stage.language);
      await stage.page.getByLabel(t.fields.discord).fill('lirio');
      await stage.page.getByRole('button', { name: t.save }).click();
      await stage.page.getByText(t.problems.url).waitFor();
    },
  },
  {
    name: 'settings/contrast',
    screen: true,
    async reach(stage) {
      await openSettings(stage);
      const { fields } = settings(stage.language);
      const color = stage.page.getByRole('textbox', { name: fields.color1, exact: true });
      await color.fill('#ffee00');
      await stage.page
        .getByRole('button', { name: /#[\da-f]{6}$/ })
        .first()
        .waitFor();
    },
  },
  {
    name: 'settings/preview-contact',
    screen: true,
    async reach(stage) {
      const { page, language } = stage;
      await openSettings(stage);
      const { fields, preview } = settings(language);
      await page.getByLabel(fields.darkmode).check();
      await page.locator('#f-hours_1').fill('9:00–14:00, 16:00–20:00');
      const shown = page.frameLocator('iframe');
      await shown.locator('html[data-theme="dark"]').waitFor({ state: 'attached' });
      await shown.locator('shop-contact-form').waitFor({ state: 'attached' });
      await page.getByRole('heading', { name: preview }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'own-menu/wrong',
    async reach(stage) {
      await openAs(stage, 'ana', '/admin/menu', 'ana');
      const t = menuWords[stage.language];
      await stage.page.getByLabel(t.path, { exact: true }).last().fill('catalogos');
      await stage.page.getByRole('button', { name: t.save }).last().click();
      await stage.page.getByText(t.problems.path).waitFor();
    },
  },
  {
    name: 'items-sheet/changed',
    async reach(stage) {
      await openSheet(stage);
      const cells = stage.page.locator('input[data-column="0"]');
      await cells.nth(1).fill('199.50');
      await cells.nth(0).focus();
      for (const key of ['Shift+ArrowDown', 'Shift+ArrowDown'])
        await stage.page.keyboard.press(key);
    },
  },
  {
    name: 'items-sheet/wrong',
    async reach(stage) {
      await openSheet(stage);
      const t = sheetWords[stage.language];
      await stage.page.locator('input[data-column="0"]').first().fill('mucho');
      await stage.page.getByRole('button', { name: t.save }).click();
      await stage.page.getByText(t.problems.price).first().waitFor();
    },
  },
  {
    name: 'items-sheet/none-found',
    reach: (stage) => openAs(stage, 'lirio', '/admin/inventario/tabla?text=zzqqxx'),
  },
  {
    name: 'items-sheet/empty',
    reach: (stage) => openAs(stage, 'raiz-central', '/admin/inventario/tabla', 'casa-central'),
  },
];
