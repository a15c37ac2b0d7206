/**
 * A whole purchase by keyboard alone: some element always has the focus, and it is always visible.
 */
import { expect, test, type Page } from '@playwright/test';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { messages as checkoutWords } from '../../fragments/shop/checkout/messages/en.ts';
import { messages as itemWords } from '../../fragments/shop/item/messages/en.ts';
import { messages as navWords } from '../../fragments/shop/nav/messages/en.ts';
import { exactly, inside, keepsFocus, tabTo } from './by-keys.ts';
import { focus } from './focus.ts';
import { es as bank } from '../../edge/providers/payment/sandbox-server/messages/es.ts';
import { addToCart, CARDS, seeConfirmation, SKIRT } from './shopping.ts';
import { fill } from '../../shared/i18n/fill.ts';

test.describe.configure({ timeout: 240_000 });

test('from the home page to the confirmation', async ({ page }) => {
  const nav = navWords.es;
  await page.goto('/');
  await page.keyboard.press('Tab');
  expect(await focus(page)).toMatchObject({ name: 'Ir al contenido', seen: true });
  await page.keyboard.press('Enter');
  expect((await focus(page)).tag).toBe('main');

  await tabTo(page, exactly(fill(nav.searchIn, { store: 'Lirio' })), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox')).toBeHidden();
  await expect
    .poll(async () => (await focus(page)).name)
    .toMatch(exactly(fill(nav.searchIn, { store: 'Lirio' })));
  await page.keyboard.press('Enter');
  await page.keyboard.type('falda blossom');
  await expect(page.getByRole('option', { name: SKIRT.name })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: SKIRT.name })).toBeVisible();
  await tabTo(page, exactly(itemWords.es.live.add));
  await page.keyboard.press('Enter');
  const cart = page.getByRole('dialog', { name: cartWords.es.title });
  await expect(cart.getByRole('link', { name: SKIRT.name })).toBeVisible();
  expect(await inside(page, 'shop-cart')).toBe(true);
  // Its first frame is not modal yet.
  await expect.poll(() => cart.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(cart).toBeHidden();
  await expect.poll(async () => (await focus(page)).name).toMatch(exactly(itemWords.es.live.add));

  await tabTo(page, exactly(nav.cart), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(cart.getByRole('link', { name: SKIRT.name })).toBeVisible();
  // A modal dialog keeps the focus, however often Tab is pressed.
  await keepsFocus(page, 'shop-cart');
  await tabTo(page, exactly(cartWords.es.more.replace('{{name}}', SKIRT.spanish)));
  await page.keyboard.press('Enter');
  await expect(cart.getByRole('textbox')).toHaveValue('2');
  expect(await inside(page, 'shop-cart')).toBe(true);
  await tabTo(page, exactly(cartWords.es.checkout));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/checkout\/co_/);
  await page.locator('shop-checkout[data-hydrated]').waitFor();
  await fillByKeys(page, checkoutWords.es.cash);
  await tabTo(page, exactly(checkoutWords.es.place));
  await page.keyboard.press('Enter');
  await seeConfirmation(page);
});

test('through the card\u2019s form and the bank\u2019s question', async ({ page }) => {
  await page.goto(SKIRT.path);
  await addToCart(page, 'es');
  await page.getByRole('button', { name: cartWords.es.checkout }).click();
  await page.waitForURL(/\/checkout\/co_/);
  await page.locator('shop-checkout[data-hydrated]').waitFor();
  await fillByKeys(page, checkoutWords.es.card);
  await fillCardByKeys(page);
  await tabTo(page, exactly(checkoutWords.es.pay.replace('{{total}}', '').trim()));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('button', { name: bank.challenge.approve })).toBeVisible();
  await tabTo(page, exactly(bank.challenge.approve));
  await page.keyboard.press('Enter');
  await seeConfirmation(page);
});

/** Into the provider's frame, through its fields, and out of it again. */
async function fillCardByKeys(page: Page): Promise<void> {
  await page.frameLocator('iframe').getByLabel(bank.frame.number).waitFor();
  const frame = page.frames().find((one) => one !== page.mainFrame());
  if (!frame) throw new Error('the card has no frame');
  const fields = [
    [bank.frame.name, 'LUCIA MENDEZ'],
    [bank.frame.number, CARDS.threeDs],
    [bank.frame.expiry, '12/34'],
    [bank.frame.cvc, '123'],
  ] as const;
  for (const [label, text] of fields) {
    await page.keyboard.press('Tab');
    expect(await focus(frame)).toMatchObject({ tag: 'input', seen: true });
    expect((await focus(frame)).name.trim()).toMatch(exactly(label));
    await page.keyboard.type(text);
  }
}

/** Moves to the group of radio buttons that has one, and through it with the arrow keys. */
async function choose(page: Page, label: string): Promise<void> {
  const wanted = exactly(label);
  let now = await tabTo(page, /./, 'Tab');
  for (let groups = 0; groups < 3 && !wanted.test(now.name); groups++) {
    if (groups > 0) now = await tabTo(page, /./, 'Tab');
    while (!(await isRadio(page))) now = await tabTo(page, /./, 'Tab');
    // Of two, four presses lead back to the one that was chosen.
    for (let presses = 0; presses < 4 && !wanted.test(now.name); presses++) {
      await page.keyboard.press('ArrowDown');
      now = await focus(page);
      expect(now).toMatchObject({ seen: true });
    }
  }
  expect(now.name).toMatch(wanted);
  await page.keyboard.press('Space');
}

function isRadio(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element instanceof HTMLInputElement && element.type === 'radio';
  });
}

async function fillByKeys(page: Page, payment: string): Promise<void> {
  const t = checkoutWords.es;
  const write = async (label: string, text: string): Promise<void> => {
    await tabTo(page, exactly(label));
    await page.keyboard.type(text);
  };
  // The fields are empty: the list of missing fields takes the focus.
  await tabTo(page, exactly(t.place), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t.missing.full_name).first()).toBeVisible();
  const stopped = await focus(page);
  expect(stopped.tag).not.toBe('body');

  const fields = t.addressLabels.MX;
  await write(t.fullName, 'Lucía Méndez');
  await write(t.email, 'lucia@example.com');
  await write(t.phone, '5512345678');
  await choose(page, t.fixed_delivery);
  await write(fields.route, 'Av. Amsterdam');
  await write(fields.street_number, '120');
  await write(fields.sublocality, 'Hipódromo');
  await write(fields.postal_code, '06100');
  await write(fields.locality, 'Cuauhtémoc');
  // The postal code has chosen the state.
  await expect(page.getByLabel(fields.administrative_area_level_1)).toHaveValue('Ciudad de México');
  await choose(page, payment);
}

test('the button that takes the amount back to one keeps the focus', async ({ page }) => {
  const { amount, less, more } = itemWords.es.live;
  await page.goto(SKIRT.path);
  await page.getByRole('button', { name: more }).press('Enter');
  await expect(page.getByLabel(amount)).toHaveValue('2');
  const minus = page.getByRole('button', { name: less });
  await minus.press('Enter');
  await expect(page.getByLabel(amount)).toHaveValue('1');
  await expect(minus).toBeFocused();
  await minus.press('Enter');
  await expect(page.getByLabel(amount)).toHaveValue('1');
});

test('Escape closes the drawer in its first frames too', async ({ page }) => {
  await page.goto(SKIRT.path);
  // A slow device: the frame after the drawer's first one comes late.
  await page.evaluate(() => {
    const next = requestAnimationFrame.bind(globalThis);
    globalThis.requestAnimationFrame = (then) =>
      next(() => setTimeout(() => then(performance.now()), 1500));
  });
  await addToCart(page, 'es');
  const drawer = page.locator('shop-cart dialog');
  await expect.poll(() => drawer.evaluate((one) => one.matches(':popover-open'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(async () => {
    await addToCart(page, 'es');
    await expect(drawer).toBeVisible({ timeout: 500 });
  }).toPass();
});
