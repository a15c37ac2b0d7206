/** Steps of a journey on a tab: each waits for its element, and names the one that was missing. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Tab, Target } from './tab.ts';

const STEP_MS = 30_000;
const LOOK_MS = 100;

/** Finds the first visible element through every shadow root, and brings it into view. */
const FIND = `(selector, text, within) => {
  const found = [];
  const walk = (root, inside) => {
    for (const element of root.querySelectorAll('*')) {
      if (inside && element.matches(selector)) found.push(element);
      if (element.shadowRoot) walk(element.shadowRoot, inside || element.matches(within));
    }
  };
  walk(document, within === '*');
  const says = (element) =>
    (element.innerText || '') + ' ' + (element.getAttribute('aria-label') || '');
  let shown = found.find((element) => {
    const box = element.getBoundingClientRect();
    const visible = element.checkVisibility() && box.width > 0 && box.height > 0;
    return visible && says(element).replace(/\\s+/g, ' ').includes(text);
  });
  // WebDriver clicks an element's first box, which is empty where a block stands in an inline link.
  while (shown && !shown.getClientRects()[0].width && shown.firstElementChild) {
    shown = shown.firstElementChild;
  }
  shown?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return shown ?? null;
}`;

function expressionOf({ selector, text = '', within = '*' }: Target): string {
  return `(${FIND})(${[selector, text, within].map((one) => JSON.stringify(one)).join(', ')})`;
}

/** Names the element that could not be touched: an engine's own message does not. */
function saying(target: Target): (error: Error) => never {
  return (error) => {
    throw new Error(`${JSON.stringify(target)}: ${error.message}`, { cause: error });
  };
}

export interface Walker {
  go(url: string): Promise<void>;
  /** Makes the page's view this wide and this high, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  click(target: Target): Promise<void>;
  type(target: Target, text: string): Promise<void>;
  /** Chooses an entry of a list by its value. */
  choose(target: Target, value: string): Promise<void>;
  /** Waits for an element. */
  see(target: Target): Promise<void>;
  /** The text of an element, once it is there. */
  read(target: Target): Promise<string>;
  /** Waits until an expression is true in the page. */
  until(expression: string): Promise<void>;
  evaluate<T>(expression: string): Promise<T>;
}

/** Makes the walker of a tab. */
export function walkOn(tab: Tab): Walker {
  async function until(expression: string, inFrame = false): Promise<void> {
    const end = Date.now() + STEP_MS;
    // Between two documents there is no page to evaluate in.
    while (!(await tab.evaluate<boolean>(`Boolean(${expression})`, inFrame).catch(() => false))) {
      if (Date.now() > end) {
        const where = await tab.evaluate<string>('location.href').catch(() => 'no page');
        throw new Error(`never so on ${where}: ${expression.slice(-160)}`);
      }
      await wait(LOOK_MS);
    }
  }
  const see = (target: Target) => until(expressionOf(target), target.inFrame);
  return {
    go: (url) => tab.go(url),
    resize: (width, height) => tab.resize(width, height),
    see,
    until,
    evaluate: (expression) => tab.evaluate(expression),
    async click(target) {
      await see(target);
      await tab.click(expressionOf(target), target.inFrame).catch(saying(target));
    },
    async type(target, text) {
      await see(target);
      await tab.type(expressionOf(target), text, target.inFrame).catch(saying(target));
    },
    async choose(target, value) {
      await see(target);
      await tab.evaluate(`((list) => {
        list.value = ${JSON.stringify(value)};
        list.dispatchEvent(new Event('change', { bubbles: true }));
      })(${expressionOf(target)})`);
    },
    async read(target) {
      await see(target);
      return tab.evaluate<string>(`${expressionOf(target)}.innerText`);
    },
  };
}
