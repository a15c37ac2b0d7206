/** How a store does, as its owner reads it. */
import { messages as chartWords } from '../../../fragments/office/sales-chart/messages/en.ts';
import { openAs } from '../people.ts';
import type { State } from '../state.ts';

const PAGE = '/admin/reportes';

export const reports: readonly State[] = [
  { name: 'reports/full', reach: (stage) => openAs(stage, 'lirio', `${PAGE}?period=12m`) },
  { name: 'reports/none-sold', reach: (stage) => openAs(stage, 'ana', PAGE, 'ana') },
  {
    name: 'reports/explored',
    async reach(stage) {
      await openAs(stage, 'lirio', PAGE);
      const { explore } = chartWords[stage.language];
      await stage.page.getByRole('button', { name: explore }).click();
      await stage.page.locator('canvas').waitFor();
    },
  },
];
