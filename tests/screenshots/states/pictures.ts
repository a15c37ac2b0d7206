/** The library of pictures as a page and as a dialog, and the uploads of files. */
import type { Page } from '@playwright/test';
import { messages as galleryWords } from '../../../fragments/office/gallery/messages/en.ts';
import { messages as jobWords } from '../../../fragments/office/jobs/messages/en.ts';
import { messages as pickerWords } from '../../../fragments/office/picture-picker/messages/en.ts';
import { messages as settingsWords } from '../../../fragments/office/settings/messages/en.ts';
import { openAs } from '../people.ts';
import type { Stage, State } from '../state.ts';

const UPLOADS = '**/api/gallery/**';

const drawing = (name: string, color: string) => ({
  name: `${name}.svg`,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="${color}"/></svg>`,
  ),
});

async function openGallery(stage: Stage): Promise<void> {
  await openAs(stage, 'ana', '/admin/galeria', 'ana');
  await stage.page.locator('shop-gallery[data-hydrated]').waitFor();
}

/** Uploads two pictures, unless the library has them. */
async function fillGallery(stage: Stage): Promise<void> {
  await openGallery(stage);
  const input = stage.page.locator('input[type=file]');
  await input.setInputFiles([drawing('cartel', '#2858c8'), drawing('bandera', '#c8582a')]);
  const { done } = galleryWords[stage.language].upload.states;
  await stage.page.getByText(done).nth(1).waitFor();
  await stage.page.reload();
  await stage.page.locator('shop-gallery[data-hydrated]').waitFor();
}

/** Opens the dialog in which a picture is chosen, from the settings of the store. */
async function openPicker(stage: Stage): Promise<void> {
  const { page, language } = stage;
  await openAs(stage, 'ana', '/admin/configuracion', 'ana');
  await page.locator('shop-settings[data-hydrated]').waitFor();
  const { choose, chooseOther } = settingsWords[language].picture;
  const name = new RegExp(`${choose.photo}|${chooseOther.photo}`);
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('dialog', { name: pickerWords[language].title }).waitFor();
}

/** The library without pictures, or before they come. */
const list = (page: Page, answer: 'none' | 'waits' | 'fails') =>
  page.route(/\/api\/gallery\/?\?/, (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    if (answer === 'waits') return new Promise<void>(() => {});
    if (answer === 'fails')
      return route.fulfill({ status: 400, json: { code: 'invalid_request' } });
    return route.fulfill({ json: { results: [], matches_estimated: 0 } });
  });

async function openFiles(stage: Stage): Promise<void> {
  await openAs(stage, 'mercado', '/admin/articulos/it_bagisto-293/archivos', 'mercado');
  await stage.page.locator('shop-item-files[data-hydrated]').waitFor();
}

/** A box for files that a page has: a file that waits, one that failed, and one that is refused. */
function uploads(
  name: string,
  open: (stage: Stage) => Promise<void>,
  calls: string,
  good: ReturnType<typeof drawing>,
  screen = false,
): State[] {
  const choose = ({ page }: Stage, file: ReturnType<typeof drawing>) =>
    page.locator('input[type=file]').first().setInputFiles(file);
  return [
    {
      name: `${name}/sending`,
      screen,
      async reach(stage) {
        await open(stage);
        await stage.page.route(calls, () => new Promise(() => {}));
        await choose(stage, good);
        await stage.page.getByRole('progressbar').waitFor();
      },
    },
    {
      name: `${name}/failed`,
      screen,
      async reach(stage) {
        await open(stage);
        await stage.page.route(calls, (route) => route.abort());
        await choose(stage, good);
        await stage.page.locator('.upload .error').first().waitFor();
      },
    },
    {
      name: `${name}/refused`,
      screen,
      async reach(stage) {
        await open(stage);
        const buffer = Buffer.from('MZ');
        await choose(stage, { name: 'programa.exe', mimeType: 'application/x-msdownload', buffer });
        await stage.page.locator('.upload .error').first().waitFor();
      },
    },
  ];
}

const csv = {
  name: 'vajilla.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('name,price\nTaza de barro,180\n'),
};
const pdf = { name: 'manual.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };

export const pictures: readonly State[] = [
  { name: 'gallery/full', reach: fillGallery },
  { name: 'gallery/empty', reach: (stage) => openAs(stage, 'lente', '/admin/galeria', 'foto') },
  {
    name: 'gallery/undescribed',
    async reach(stage) {
      await fillGallery(stage);
      await stage.page.locator('a[href$="lacks=description"]').click();
      await stage.page.locator('shop-gallery a[aria-current][href$="lacks=description"]').waitFor();
      await stage.page.locator('shop-gallery[data-hydrated]').waitFor();
    },
  },
  {
    name: 'gallery/editing',
    async reach(stage) {
      await fillGallery(stage);
      await stage.page.locator('shop-gallery summary').first().click();
      await stage.page.getByLabel(galleryWords[stage.language].decorative).first().waitFor();
    },
  },
  ...uploads('gallery', openGallery, UPLOADS, drawing('cartel', '#2858c8')),
  {
    name: 'picture-picker/full',
    screen: true,
    async reach(stage) {
      await fillGallery(stage);
      await openPicker(stage);
      await stage.page.getByRole('dialog').locator('.pick').first().waitFor();
    },
  },
  ...(['none', 'waits', 'fails'] as const).map((answer): State => ({
    name: `picture-picker/${{ none: 'empty', waits: 'loading', fails: 'failing' }[answer]}`,
    screen: true,
    async reach(stage) {
      await list(stage.page, answer);
      await openPicker(stage);
      const dialog = stage.page.getByRole('dialog');
      const shown = { none: '.empty', waits: '.skeleton', fails: '.error' }[answer];
      await dialog.locator(shown).first().waitFor();
    },
  })),
  ...uploads('picture-picker', openPicker, UPLOADS, drawing('cartel', '#2858c8'), true),
  ...uploads('files', openFiles, '**/api/products-admin/**', pdf),
  ...uploads(
    'jobs',
    async (stage) => {
      await openAs(stage, 'ana', '/admin/inventario/cargas', 'ana');
      await stage.page.locator('shop-jobs[data-hydrated]').waitFor();
      await stage.page.getByText(jobWords[stage.language].import.title).first().waitFor();
    },
    '**/api/products-admin/**',
    csv,
  ),
];
