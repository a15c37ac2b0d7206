/** The slot for alerts in the bar while it is empty: no box, no landmark, no announcement. */
import { expect, test } from '@playwright/test';
import { signInAs } from './demo-person.ts';

test('the empty slot for alerts takes no room in the bar, and announces nothing', async ({
  page,
}) => {
  await signInAs(page, 'rosa');
  await page.goto('/');
  const bar = page.getByRole('banner').first();
  const place = bar.locator('slot[name="alerts"]');
  const facts = await place.evaluate((slot: HTMLSlotElement) => {
    const account = slot.parentElement!.querySelector<HTMLSlotElement>('slot[name="account"]')!;
    const left = () => account.assignedElements()[0]!.getBoundingClientRect().left;
    const before = left();
    const attributes = slot.getAttributeNames();
    slot.style.display = 'none';
    const moved = left() - before;
    slot.style.removeProperty('display');
    return {
      moved,
      shown: before > 0,
      attributes,
      announced: slot.closest('[aria-live], [role="status"], [role="alert"]') !== null,
      filled: slot.assignedNodes({ flatten: true }).length,
    };
  });
  expect(facts).toEqual({
    moved: 0,
    shown: true,
    attributes: ['name'],
    announced: false,
    filled: 0,
  });
  await expect(bar.getByRole('region')).toHaveCount(0);
});

test('a control in the slot stands before the account’s button, with its own name', async ({
  page,
}) => {
  await signInAs(page, 'rosa');
  await page.goto('/');
  await page.locator('shop-nav').evaluate((bar) => {
    const bell = document.createElement('button');
    bell.slot = 'alerts';
    bell.textContent = 'Avisos';
    bar.append(bell);
  });
  const bell = page.getByRole('button', { name: 'Avisos' });
  const account = page.locator('shop-account');
  const [first, second] = await Promise.all([bell.boundingBox(), account.boundingBox()]);
  expect(first!.x + first!.width).toBeLessThanOrEqual(second!.x);
  expect(second!.x - first!.x - first!.width).toBeLessThan(40);
});
