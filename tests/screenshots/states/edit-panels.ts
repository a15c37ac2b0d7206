/** The panels in which an owner edits the opening of a store: its slides, and its headers. */
import type { Locator } from '@playwright/test';
import { messages as headerWords } from '../../../fragments/edit/edit-headers/messages/en.ts';
import { messages as slideWords } from '../../../fragments/edit/edit-slides/messages/en.ts';
import { messages as toolWords } from '../../../fragments/edit/edit-tools/messages/en.ts';
import { openTool, switchOn } from '../edit-mode.ts';
import type { Stage, State } from '../state.ts';

type Tool = 'slides' | 'headers';

const WORDS = { slides: slideWords, headers: headerWords };
const NONE = { json: { results: [], matches_estimated: 0 } };

const open = (stage: Stage, tool: Tool): Promise<Locator> =>
  openTool(stage, tool, WORDS[tool][stage.language].words.title);

/** A panel with its list, before that comes, where it fails, and without any. */
function listOf(tool: Tool): State[] {
  const calls = tool === 'slides' ? '**/store/slides?*' : '**/store/headers/edited?*';
  return [
    {
      name: `edit-${tool}/full`,
      screen: true,
      async reach(stage) {
        const panel = await open(stage, tool);
        await panel.getByRole('listitem').first().waitFor();
      },
    },
    {
      name: `edit-${tool}/loading`,
      screen: true,
      async reach(stage) {
        await stage.page.route(calls, () => new Promise(() => {}));
        const panel = await open(stage, tool);
        await panel.locator('.skeleton').first().waitFor();
      },
    },
    {
      name: `edit-${tool}/failing`,
      screen: true,
      async reach(stage) {
        await stage.page.route(calls, (route) => route.abort());
        const panel = await open(stage, tool);
        await panel.getByText(WORDS[tool][stage.language].panel.listFailed).waitFor();
      },
    },
    {
      name: `edit-${tool}/empty`,
      screen: true,
      async reach(stage) {
        await stage.page.route(calls, (route) => route.fulfill(NONE));
        const panel = await open(stage, tool);
        await panel.getByText(WORDS[tool][stage.language].words.none).waitFor();
      },
    },
    {
      name: `edit-${tool}/form`,
      screen: true,
      async reach(stage) {
        const t = WORDS[tool][stage.language];
        const panel = await open(stage, tool);
        await panel.getByRole('listitem').first().waitFor();
        await panel
          .getByRole('button', { name: new RegExp(`^${t.panel.edit}`) })
          .first()
          .click();
        await stage.page.getByRole('dialog', { name: t.words.change }).waitFor();
      },
    },
    {
      name: `edit-${tool}/wrong`,
      screen: true,
      async reach(stage) {
        const t = WORDS[tool][stage.language];
        const panel = await open(stage, tool);
        await panel.getByRole('button', { name: t.words.add }).click();
        const form = stage.page.getByRole('dialog', { name: t.words.create });
        await form.getByRole('button', { name: t.panel.save }).click();
        await form.getByText(Object.values<string>(t.needs)[0]!).waitFor();
      },
    },
  ];
}

/** A slide as the panel's call answers it, the banners of a store with two pages of them. */
const slide = (n: number) => ({
  id: `bn_${n}`,
  hzt_image: `/media/slides/moda-${(n % 3) + 1}-hzt.webp`,
  vrt_image: `/media/slides/moda-${(n % 3) + 1}-vrt.webp`,
  hzt_image_id: null,
  vrt_image_id: null,
  type: 'URL',
  action_type: (['none', 'url', 'signup'] as const)[n % 3],
  url: n % 3 === 1 ? `https://example.com/temporada/${'larga-'.repeat(n)}fin` : null,
  url_target: true,
  product: null,
  supplier: null,
  target: (['all', 'anonymous', 'entrepreneurs_without_store'] as const)[n % 3],
  version: 1,
});

/** The banners as the table of one of their pictures. */
const tables = (['hzt_image', 'vrt_image'] as const).map((picture): State => ({
  name: `edit-slides/table-${picture.slice(0, 3)}`,
  screen: true,
  async reach(stage) {
    const results = Array.from({ length: 12 }, (_, n) => slide(n));
    await stage.page.route('**/store/slides?*', (route) =>
      route.fulfill({ json: { results, matches_estimated: results.length } }),
    );
    const panel = await open(stage, 'slides');
    await panel.getByLabel(slideWords[stage.language].views.label).selectOption(picture);
    await panel.getByRole('table').waitFor();
  },
}));

/** The strip of tools: on a phone it folds. */
const strips: readonly State[] = [
  {
    name: 'edit-tools/open',
    screen: true,
    async reach(stage) {
      await switchOn(stage);
      const { label } = toolWords[stage.language];
      await stage.page.getByRole('region', { name: label }).waitFor();
    },
  },
  {
    name: 'edit-tools/folded',
    screen: true,
    widths: [390],
    async reach(stage) {
      await stage.page.setViewportSize({ width: 390, height: 844 });
      await switchOn(stage);
      const { fold, headers } = toolWords[stage.language];
      await stage.page.getByRole('button', { name: fold, exact: true }).click();
      await stage.page.getByRole('button', { name: headers }).waitFor({ state: 'hidden' });
    },
  },
];

export const editPanels: readonly State[] = [
  ...strips,
  ...listOf('slides'),
  ...tables,
  ...listOf('headers'),
];
