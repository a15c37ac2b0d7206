/** A placed order that its seller edits. */
import { messages as words } from '../../../fragments/office/own-order/messages/en.ts';
import { openAs } from '../people.ts';
import type { Stage, State } from '../state.ts';
import { ordered } from './orders.ts';

/** Opens a new order and one of its two forms. */
async function openForm(stage: Stage, form: 'lines' | 'delivery'): Promise<void> {
  await openAs(stage, 'lirio-despacho', `/admin/ordenes/${await ordered(stage, 3)}`);
  await stage.page.getByText(words[stage.language].edit[form], { exact: true }).first().click();
}

/** Writes how many units stay, and asks how the order would be. */
async function preview({ page, language }: Stage, left: string): Promise<void> {
  await page.locator('input[name^="left:"]').fill(left);
  await page.getByRole('button', { name: words[language].edit.preview }).click();
}

export const orderEdits: readonly State[] = [
  { name: 'order-edits/delivery', reach: (stage) => openForm(stage, 'delivery') },
  {
    name: 'order-edits/delivery-wrong',
    reach: async (stage) => {
      await openForm(stage, 'delivery');
      const { fullName, deliveryNow, needsName } = words[stage.language].edit;
      await stage.page.getByLabel(fullName, { exact: true }).fill('');
      await stage.page.getByRole('button', { name: deliveryNow }).click();
      await stage.page.getByText(needsName).waitFor();
    },
  },
  {
    name: 'order-edits/lines-wrong',
    reach: async (stage) => {
      await openForm(stage, 'lines');
      await preview(stage, '3');
      await stage.page.getByText(words[stage.language].edit.needsChange).waitFor();
    },
  },
  {
    name: 'order-edits/lines-preview',
    reach: async (stage) => {
      await openForm(stage, 'lines');
      await preview(stage, '1');
      await stage.page.getByText('3 → 1').waitFor();
    },
  },
  {
    name: 'order-edits/edited',
    reach: async (stage) => {
      await openForm(stage, 'lines');
      await preview(stage, '1');
      const { linesNow, editedLines } = words[stage.language].edit;
      await stage.page.getByRole('button', { name: linesNow }).click();
      await stage.page.getByText(editedLines).waitFor();
    },
  },
];
