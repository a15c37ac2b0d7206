/** Axe on every page in every situation, in both themes and languages, on a phone and at a desk. */
import { chromium, type Browser, type Page } from '@playwright/test';
import type { Language } from '../../e2e/shopping.ts';
import { demoRows } from '../../screenshots/demo-rows.ts';
import type { Stage, State } from '../../screenshots/state.ts';
import { STATES } from '../../screenshots/states/index.ts';
import { testBrowserPath, ensureBrowser } from '../../support/browser.ts';
import { startProduct } from '../../support/server.ts';
import type { Check, Part } from '../../support/suite/part.ts';
import { violationsOf } from './look.ts';

const LOCALES: Readonly<Record<Language, string>> = { es: 'es-MX', en: 'en-US' };
const THEMES = ['light', 'dark'] as const;
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const AT_ONCE = 2;
const LIMIT_MS = 30_000;
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'];

/** The states of `--quick`: one of each sort. */
const QUICK =
  /^(?:home\/shop|list\/full|item\/variants|cart-panel\/full|checkout\/errors|missing\/store|demo\/api|account\/register-wrong|preferences\/full|team\/full)$/;

interface Looked {
  readonly state: string;
  /** Number of checks of the state: widths times themes. */
  readonly times: number;
  readonly found: readonly string[];
}

export const axe: Part = {
  name: 'axe',
  about:
    'axe on every page and all that opens, light and dark, Spanish and English, phone and desk',
  async run(tools) {
    ensureBrowser();
    const product = await tools.keep(startProduct('audit-axe', { PAGE_CACHE: 'off' }));
    const path = testBrowserPath();
    const browser = await chromium.launch({
      args: ARGS,
      ...(path === undefined ? {} : { executablePath: path }),
    });
    const stage = {
      origin: (store = '') => `http://${store ? `${store}.` : ''}localhost:${product.port}`,
      provider: `http://localhost:${product.sandboxPort}`,
      rows: demoRows(product.stateDir),
    };
    try {
      const states = STATES.filter(({ name }) => !tools.quick || QUICK.test(name));
      const works = states.flatMap((state) =>
        (['es', 'en'] as const).map((language) => ({ state, language })),
      );
      const looked: Looked[] = [];
      const look = async ({ state, language }: (typeof works)[number]) => {
        const result = await lookAt(browser, state, { ...stage, language });
        tools.say([`${result.found.length} found  ${result.state}`, ...result.found].join('\n  '));
        looked.push(result);
      };
      const queue = works.filter(({ state }) => !state.restore);
      const worker = async () => {
        for (let work = queue.shift(); work; work = queue.shift()) await look(work);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, worker));
      // A state that changes the demo's rows runs alone.
      for (const work of works) if (work.state.restore) await look(work);
      return { checks: [...checksOf(looked), await seesBadPage(browser)] };
    } finally {
      await browser.close();
    }
  },
};

/**
 * Reaches a state and checks it in each theme and width. A state that cannot be reached is a
 * finding too.
 */
async function lookAt(browser: Browser, state: State, stage: Omit<Stage, 'page'>): Promise<Looked> {
  const name = `${state.name}.${stage.language}`;
  const isDesk = !state.widths || state.widths.includes(1440);
  const isPhone = !state.widths || state.widths.includes(390);
  const context = await browser.newContext({
    locale: LOCALES[stage.language],
    viewport: isDesk ? DESK : PHONE,
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  context.setDefaultTimeout(LIMIT_MS);
  const found: string[] = [];
  let times = 0;
  const note = async (page: Page, where: string, looks: boolean) => {
    times += 1;
    found.push(...(await violationsOf(page, looks)).map((each) => `${where}: ${each}`));
  };
  try {
    const page = await context.newPage();
    await state.reach({ ...stage, page });
    for (const size of [...(isDesk ? [DESK] : []), ...(isPhone ? [PHONE] : [])]) {
      await page.setViewportSize(size);
      for (const theme of THEMES) {
        await wear(page, theme);
        await note(page, `${size.width} ${theme}`, theme === 'dark');
      }
    }
  } catch (error) {
    found.push(
      `not reached: ${error instanceof Error ? error.message.slice(0, 400) : String(error)}`,
    );
  } finally {
    state.restore?.(stage.rows);
    await context.close();
  }
  return { state: name, times, found };
}

/**
 * Sets the page's theme, as the visitor's system and the switch in the bar would. Even a short
 * transition starts with the old theme's colours: two frames later it is over.
 */
async function wear(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(async (wanted) => {
    if (document.querySelector('shop-theme')) document.documentElement.dataset['theme'] = wanted;
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  }, theme);
}

/** A check for each family of states: the part of their name before the slash. */
function checksOf(looked: readonly Looked[]): Check[] {
  const families = Map.groupBy(looked, ({ state }) => state.slice(0, state.indexOf('/')));
  return [...families].map(([family, states]) => {
    const found = states.flatMap(({ state, found: all }) => all.map((each) => `${state} ${each}`));
    const times = states.reduce((sum, state) => sum + state.times, 0);
    return {
      name: `${family}: ${states.length} states, looked at ${times} times`,
      figure: `${found.length} found`,
      limit: '0',
      met: found.length === 0,
      ...(found.length > 0 ? { note: found.slice(0, 12).join('\n     ') } : {}),
    };
  });
}

/** Checks a bad page in the same way, inside a shadow root too. */
async function seesBadPage(browser: Browser): Promise<Check> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const body =
    '<img src="x"><x-a><template shadowrootmode="open"><input>' +
    '<p style="color:#ccc;background:#fff">pale</p><button></button></template></x-a>' +
    '<style>a{display:block;width:60px;height:9px}</style><a href="#a">a</a><a href="#b">b</a>';
  await page.goto(`data:text/html,<html><body>${encodeURIComponent(body)}</body></html>`);
  const rules = new Set((await violationsOf(page)).map((found) => found.split(':')[0] ?? ''));
  await context.close();
  const wanted = ['image-alt', 'label', 'color-contrast', 'button-name', 'target-size'];
  return {
    name: 'sees a bad page',
    figure: `${rules.size} rules broken`,
    limit: `${wanted.join(', ')} among them`,
    met: wanted.every((rule) => rules.has(rule)),
  };
}
