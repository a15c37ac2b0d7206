/** Runs axe on a page in its present state. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The place of a violation: a selector for each frame, or a list of them through shadow roots. */
type AxeTarget = readonly (string | readonly string[])[];

/**
 * Rules about colours and sizes. A theme or a width changes the result of the other rules only by
 * hiding an element.
 */
const ABOUT_LOOKS = ['color-contrast', 'link-in-text-block', 'target-size'];

/**
 * Every rule that the page breaks, with its place; shadow roots and frames included.
 * @param looks asks for the rules about colours and sizes only
 */
export async function violationsOf(page: Page, looks = false): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  if (looks) axe.withRules(ABOUT_LOOKS);
  // The rule for WCAG 2.2's target size is off by default.
  else axe.options({ rules: { 'target-size': { enabled: true } } });
  const { violations } = await axe.analyze();
  const found: string[] = [];
  for (const { id, nodes } of violations) {
    for (const { target } of nodes) {
      if (id === 'target-size' && (await isUncovered(page, target))) continue;
      found.push(`${id}: ${target.flat().join(' ')}`);
    }
  }
  return found;
}

/**
 * True when no other element covers the target's least size at the point of a press. Axe knows of
 * no top layer inside a shadow root: it reports that the page below an open drawer covers the
 * drawer's buttons.
 */
async function isUncovered(page: Page, target: AxeTarget): Promise<boolean> {
  // An element in a frame has a selector for the frame too.
  if (target.length !== 1) return false;
  return page.evaluate((path) => {
    let root: Document | ShadowRoot = document;
    for (const host of path.slice(0, -1)) {
      const shadow: ShadowRoot | null | undefined = root.querySelector(host)?.shadowRoot;
      if (!shadow) return false;
      root = shadow;
    }
    const element = root.querySelector(path.at(-1) ?? '');
    if (!element) return false;
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const x of [-11.5, 0, 11.5]) {
      for (const y of [-11.5, 0, 11.5]) {
        const hit = root.elementFromPoint(left + width / 2 + x, top + height / 2 + y);
        if (!element.contains(hit)) return false;
      }
    }
    return true;
  }, target.flat());
}
