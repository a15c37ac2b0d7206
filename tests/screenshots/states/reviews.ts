/** The reviews of items: as shoppers read them, as buyers write them, as the store answers them. */
import { messages as formWords } from '../../../fragments/shop/review-form/messages/en.ts';
import { messages as reviewWords } from '../../../fragments/shop/reviews/messages/en.ts';
import { messages as ownWords } from '../../../fragments/office/own-reviews/messages/en.ts';
import { drawing } from '../../support/form-text.ts';
import type { DemoRows } from '../demo-rows.ts';
import { openAs } from '../people.ts';
import { at, type Stage, type State } from '../state.ts';

/** The item and the order of the demo that have reviews. */
const ITEM = '/productos/casa/orquidea-phalaenopsis-en-maceta';
const ORDER = `/mis-compras/or_demo${'12'.padStart(22, '0')}/resenas`;
const OWN = '/admin/resenas';

/** Adds a photo to a review of the order, and opens the way to delete it. */
async function photographed(stage: Stage): Promise<void> {
  const { add, addPhoto, sendPhoto, done, delete: ask } = formWords[stage.language];
  const { page } = stage;
  await openAs(stage, 'rosa', ORDER, 'mercado');
  await page.getByText(add, { exact: true }).first().click();
  const file = { name: 'foto.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing(9)) };
  await page.getByLabel(addPhoto).first().setInputFiles(file);
  await page.getByRole('button', { name: sendPhoto }).first().click();
  await page.getByText(done.photo).waitFor();
  await page.getByText(ask, { exact: true }).first().click();
}

function unphotographed({ inCells }: DemoRows): void {
  inCells('DELETE FROM review_photo');
}

export const reviews: readonly State[] = [
  { name: 'reviews/item', reach: at('mercado', ITEM) },
  { name: 'reviews/none-of', reach: at('mercado', `${ITEM}?stars=2`) },
  { name: 'reviews/sign-in', reach: at('mercado', ORDER) },
  { name: 'reviews/written', reach: (stage) => openAs(stage, 'rosa', ORDER, 'mercado') },
  {
    name: 'reviews/form',
    reach: async (stage) => {
      await openAs(stage, 'rosa', ORDER, 'mercado');
      const { change } = formWords[stage.language];
      await stage.page.getByText(change, { exact: true }).first().click();
    },
  },
  { name: 'reviews/photos', reach: photographed, restore: unphotographed },
  {
    name: 'reviews/item-photos',
    async reach(stage) {
      await photographed(stage);
      await at('mercado', ITEM)(stage);
    },
    restore: unphotographed,
  },
  {
    name: 'reviews/reporting',
    reach: async (stage) => {
      await openAs(stage, 'rosa', ITEM, 'mercado');
      const { report } = reviewWords[stage.language];
      await stage.page.getByRole('link', { name: report }).first().click();
      await stage.page.getByRole('radio').first().waitFor();
    },
  },
  { name: 'reviews/own', reach: (stage) => openAs(stage, 'raiz', OWN, 'casa') },
  {
    name: 'reviews/hiding',
    reach: async (stage) => {
      await openAs(stage, 'raiz', OWN, 'casa');
      const { hide, hideNow, needs } = ownWords[stage.language];
      await stage.page.getByText(hide, { exact: true }).first().click();
      await stage.page.getByRole('button', { name: hideNow }).first().click();
      await stage.page.getByText(needs.hidden_for).waitFor();
    },
  },
  { name: 'reviews/own-none', reach: (stage) => openAs(stage, 'lente', OWN, 'foto') },
];
