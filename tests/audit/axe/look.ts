/** Runs axe on a page in its present state. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';

/** Axe as it stands in a page. */
interface Axe {
  readonly run: typeof axe.run;
}

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
  const options: RunOptions = {
    // A result that tells of the rules that are kept takes as long again.
    resultTypes: ['violations'],
    // The rule for WCAG 2.2's target size is off by default.
    rules: { 'target-size': { enabled: true } },
    ...(looks ? { runOnly: { type: 'rule', values: ABOUT_LOOKS } } : {}),
  };
  const found = await look(page, options);
  if (found.length === 0) return found;
  // What comes late moves what axe has measured already: a fault is there at a second look too.
  const again = await look(page, options);
  return found.filter((one) => again.includes(one));
}

async function look(page: Page, options: RunOptions): Promise<string[]> {
  await settled(page);
  const violations = await violationsAt(page, options);
  const found: string[] = [];
  for (const { id, nodes } of violations) {
    for (const { target } of nodes) {
      if (id === 'target-size' && (await isMisread(page, target))) continue;
      found.push(`${id}: ${target.flat().join(' ')}`);
    }
  }
  return found;
}

/**
 * What axe finds. A page without frames needs none of the builder's runs, one for each frame and one
 * that joins them: axe is put into it once, and one run finds the same in a sixth of the CPU.
 */
async function violationsAt(page: Page, options: RunOptions): Promise<readonly Result[]> {
  if (page.frames().length > 1) {
    return (await new AxeBuilder({ page }).options(options).analyze()).violations;
  }
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (asked) =>
      (await (window as unknown as { axe: Axe }).axe.run(document, asked)).violations,
    options,
  );
}

/** A transition that has not ended by then is one that goes on. */
const SETTLES_MS = 1500;

/** Waits for transitions that are under way: text that fades in has less contrast until it is there. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async (most) => {
    const ends = document
      .getAnimations()
      .filter((one) => one instanceof CSSTransition && one.playState === 'running')
      .map((one) => one.finished.catch(() => undefined));
    await Promise.race([Promise.all(ends), new Promise((end) => setTimeout(end, most))]);
  }, SETTLES_MS);
}

/**
 * True when no other element covers the target's least size at the point of a press, or when layers
 * over the page cover every point of it, so that it is no target while they are open. Axe knows of
 * no top layer inside a shadow root: it reports that the page below an open drawer covers the
 * drawer's buttons, and that a notice above the drawer leaves half of a link of the page below. A
 * bar that sticks to the screen's edge covers a target only until the page is scrolled.
 */
async function isMisread(page: Page, target: AxeTarget): Promise<boolean> {
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
    /** Whether what shows at a point is a layer, or a bar that sticks to the screen, over the element. */
    const covered = (x: number, y: number, by: 'layer' | 'bar'): boolean => {
      const deepest = (hit: Element | null): Element | null => {
        const inner = hit?.shadowRoot?.elementFromPoint(x, y);
        return inner && inner !== hit ? deepest(inner) : hit;
      };
      for (
        let at: Node | null = deepest(document.elementFromPoint(x, y));
        at;
        at = at.parentNode ?? (at as ShadowRoot).host ?? null
      ) {
        if (!(at instanceof Element)) continue;
        const isCover =
          by === 'layer'
            ? at.matches(':popover-open, dialog:modal')
            : ['sticky', 'fixed'].includes(getComputedStyle(at).position);
        if (isCover) return !at.contains(element);
      }
      return false;
    };
    let uncovered = true;
    let behind = true;
    let below = false;
    for (const x of [-11.5, 0, 11.5]) {
      for (const y of [-11.5, 0, 11.5]) {
        const [atX, atY] = [left + width / 2 + x, top + height / 2 + y];
        if (!element.contains(root.elementFromPoint(atX, atY))) uncovered = false;
        if (!covered(atX, atY, 'layer')) behind = false;
        if (covered(atX, atY, 'bar')) below = true;
      }
    }
    return uncovered || behind || below;
  }, target.flat());
}
