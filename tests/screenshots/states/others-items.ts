/** What an owner takes over from the network: the dialogs of other stores' items, and of franchises. */
import { messages as productWords } from '../../../fragments/edit/edit-products/messages/en.ts';
import { messages as franchiseWords } from '../../../fragments/edit/edit-franchises/messages/en.ts';
import { openTool } from '../edit-mode.ts';
import type { Stage, State } from '../state.ts';

const OFFERS = '**/store/products/search?*';
const FRANCHISES = '**/api/published/franchises?*';
const NONE = { json: { results: [], matches_estimated: 0 } };

type Tool = 'products' | 'franchises';

/** Opens a dialog of edit mode by its button. */
async function open(stage: Stage, tool: Tool): Promise<void> {
  const words = tool === 'products' ? productWords : franchiseWords;
  await openTool(stage, tool, words[stage.language].title);
}

/** A dialog with rows, before they come, where they fail, and without any. */
function dialog(name: string, tool: Tool, rows: string): State[] {
  const words = tool === 'products' ? productWords : franchiseWords;
  return [
    {
      name: `${name}/full`,
      screen: true,
      async reach(stage) {
        await open(stage, tool);
        await stage.page.getByRole('dialog').locator('.own b').first().waitFor();
      },
    },
    {
      name: `${name}/loading`,
      screen: true,
      async reach(stage) {
        await stage.page.route(rows, () => new Promise(() => {}));
        await open(stage, tool);
        await stage.page.getByRole('dialog').locator('.skeleton').first().waitFor();
      },
    },
    {
      name: `${name}/failing`,
      screen: true,
      async reach(stage) {
        await stage.page.route(rows, (route) => route.abort());
        await open(stage, tool);
        await stage.page.getByText(words[stage.language].listFailed).waitFor();
      },
    },
    {
      name: `${name}/empty`,
      screen: true,
      async reach(stage) {
        await stage.page.route(rows, (route) => route.fulfill(NONE));
        await open(stage, tool);
        await stage.page.getByText(words[stage.language].noneText).waitFor();
      },
    },
  ];
}

/** Presses the button that adds all found items. */
async function addAll(stage: Stage): Promise<void> {
  const t = productWords[stage.language];
  await open(stage, 'products');
  const shown = stage.page.getByRole('dialog');
  await shown.locator('.own b').first().waitFor();
  await shown.getByText(t.addAllTitle).click();
  await shown.getByRole('button', { name: t.addAll, exact: true }).click();
}

const ADD_ALL = '**/store/products/add_filtered';

export const othersItems: readonly State[] = [
  ...dialog('dialog-products', 'products', OFFERS),
  {
    name: 'dialog-products/adding-all',
    screen: true,
    async reach(stage) {
      let pieces = 0;
      await stage.page.route(ADD_ALL, (route) => {
        pieces += 1;
        return pieces === 1
          ? route.fulfill({ json: { added: 50, left: 180 } })
          : new Promise<void>(() => {});
      });
      await addAll(stage);
      await stage.page.getByRole('progressbar').waitFor();
    },
  },
  {
    name: 'dialog-products/adding-all-failed',
    screen: true,
    async reach(stage) {
      await stage.page.route(ADD_ALL, (route) => route.abort());
      await addAll(stage);
      await stage.page.locator('shop-toasts').getByRole('alert').waitFor();
    },
  },
  ...dialog('dialog-franchises', 'franchises', FRANCHISES),
];
