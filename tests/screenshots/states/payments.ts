/** The payments of a store and its balance, as its staff reads them. */
import { messages as listWords } from '../../../fragments/office/own-payments/messages/en.ts';
import { openAs } from '../people.ts';
import type { Stage, State } from '../state.ts';
import { payByPaypal } from './redirect.ts';

const LIST = '/admin/pagos';

async function openList(stage: Stage): Promise<void> {
  await payByPaypal(stage);
  await openAs(stage, 'raiz', LIST, 'casa');
}

export const payments: readonly State[] = [
  { name: 'payments/full', reach: openList },
  { name: 'payments/empty', reach: (stage) => openAs(stage, 'lente', LIST, 'foto') },
  {
    name: 'payments/none-found',
    reach: (stage) => openAs(stage, 'lirio-contador', `${LIST}?text=ZZZZ`),
  },
  {
    name: 'payments/notices',
    async reach(stage) {
      await payByPaypal(stage);
      await openAs(stage, 'raiz', `${LIST}/avisos`, 'casa');
    },
  },
  {
    name: 'payments/notices-empty',
    reach: (stage) => openAs(stage, 'lente', `${LIST}/avisos`, 'foto'),
  },
  {
    name: 'payments/one',
    async reach(stage) {
      await openList(stage);
      const { openOne } = listWords[stage.language];
      await stage.page.getByText(openOne, { exact: true }).first().click();
      await stage.page.waitForURL(/\/admin\/pagos\/py_/);
    },
  },
];
