/** Axe on a page as it stands. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Rules that look at colours and sizes. All others look at what a page is, which no theme and no
 * width changes but by hiding something.
 */
const ABOUT_LOOKS = ['color-contrast', 'link-in-text-block', 'target-size'];

/**
 * Every rule that the page breaks, and where: its shadow roots and its frames included.
 * @param looks asks for the rules about colours and sizes only
 */
export async function violationsOf(page: Page, looks = false): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  if (looks) axe.withRules(ABOUT_LOOKS);
  // WCAG 2.2's least size of a target is off by itself.
  else axe.options({ rules: { 'target-size': { enabled: true } } });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.flat().join(' ')}`),
  );
}
