/** An owner changes many items in a table, by the keys of a sheet; shoppers see the new prices. */
import type { Page } from '@playwright/test';
import { violationsOf } from '../audit/axe/look.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';
import { originOf } from './account-steps.ts';
import { ownStore, toast } from './edit-steps.ts';

// Words that still fade in have too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function makeItem(page: Page, name: string, skus: object[]): Promise<void> {
  const status = await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
    return (await fetch('/api/products-admin/', { method: 'POST', headers, body })).status;
  }, JSON.stringify({ name, skus }));
  expect(status).toBe(201);
}

/** Pastes a text as a sheet program puts it on the clipboard. */
const paste = (page: Page, text: string) =>
  page.evaluate((block) => {
    const data = new DataTransfer();
    data.setData('text/plain', block);
    const host = document.querySelector('shop-items-sheet');
    const cell = host?.shadowRoot?.activeElement;
    const event = { clipboardData: data, bubbles: true, cancelable: true, composed: true };
    cell?.dispatchEvent(new ClipboardEvent('paste', event));
  }, text);

test('prices, stock and state are changed by keys, saved together and taken back', async ({
  page,
  t: words,
  language,
}, { project }) => {
  const t = words.itemsSheet;
  const mark = `Hoja${project.name}${language}`;
  const { username, store } = ownStore(project.name, language);
  const path = `${originOf(store)}/admin/inventario/tabla`;
  await signInAs(page, username, store);
  await page.goto(path);
  await makeItem(page, `${mark} uno`, [{ list_price: 10_000, on_hand: 5 }]);
  await makeItem(page, `${mark} dos`, [
    { attributes: { Talla: 'CH' }, list_price: 20_000, on_hand: 1 },
    { attributes: { Talla: 'G' }, list_price: 20_000, on_hand: 2 },
  ]);
  await page.goto(`${path}?text=${mark}`);
  await expect(page.locator('shop-items-sheet[data-hydrated]')).toBeVisible();
  const price = page.getByLabel(t.cells.price.replace('{{name}}', ''));
  const units = page.getByLabel(t.cells.units.replace('{{name}}', ''));
  // The last one made stands first: its two variants, then the other item.
  await expect(price).toHaveCount(3);
  expect(await violationsOf(page)).toEqual([]);

  await price.first().focus();
  await page.keyboard.type('150');
  await page.keyboard.press('Enter');
  await expect(price.nth(1)).toBeFocused();
  await page.keyboard.type('9x');
  await expect(page.getByText(t.problems.price)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(price.nth(1)).toHaveValue('200.00');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+d');
  await expect(price.nth(1)).toHaveValue('150');
  await price.nth(1).focus();
  await page.keyboard.press('ArrowDown');
  await paste(page, `$1,200.50\t30\t${t.visibility.hidden}\n`);
  await expect(price.nth(2)).toHaveValue('1200.50');
  await expect(units.nth(2)).toHaveValue('30');
  await expect(page.getByRole('status').filter({ hasText: '2' })).toBeVisible();
  await page.getByLabel(t.why.reason).selectOption(t.why.reasons.received);
  await page.getByLabel(t.why.note).fill(mark);
  await page.getByRole('button', { name: t.save }).click();
  await expect(toast(page, t.done.saved)).toBeVisible();
  await expect(price.nth(2)).toHaveValue('1200.50');
  await expect(price.first()).toHaveValue('150.00');

  await page.getByRole('button', { name: t.undo }).click();
  await expect(toast(page, t.done.undone)).toBeVisible();
  await expect(price.first()).toHaveValue('200.00');
  await expect(units.nth(2)).toHaveValue('5');

  // Unsaved cells are not lost without a question.
  await price.first().fill('1');
  await page.getByRole('button', { name: t.discard }).click();
  await expect(price.first()).toHaveValue('200.00');
});

test('of a cell that somebody else changed meanwhile both values show, and one of them is chosen by keys', async ({
  page,
  t: words,
  language,
}, { project }) => {
  const t = words.itemsSheet;
  const mark = `Ambos${project.name}${language}`;
  const { username, store } = ownStore(project.name, language);
  const path = `${originOf(store)}/admin/inventario/tabla`;
  await signInAs(page, username, store);
  await page.goto(path);
  await makeItem(page, mark, [{ list_price: 10_000, on_hand: 5 }]);
  await page.goto(`${path}?text=${mark}`);
  await expect(page.locator('shop-items-sheet[data-hydrated]')).toBeVisible();
  const price = page.getByLabel(t.cells.price.replace('{{name}}', mark), { exact: true });
  const state = page.getByLabel(t.cells.visibility.replace('{{name}}', mark), { exact: true });
  const save = page.getByRole('button', { name: t.save });
  const theirs = (amount: string) =>
    page.getByText(t.meanwhile.theirs.replace('{{value}}', amount), { exact: true });

  await changeElsewhere(page, 8000, 'hidden');
  await price.fill('55');
  await save.click();
  await expect(theirs('80.00')).toBeVisible();
  await expect(price).toHaveValue('55');
  // What only the other one changed is taken over.
  await expect(state).toHaveValue('hidden');
  expect(await violationsOf(page)).toEqual([]);
  await price.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(theirs('80.00')).toBeHidden();
  await expect(price).toHaveValue('80.00');
  await expect(price).toBeFocused();

  await changeElsewhere(page, 9000);
  await price.fill('60');
  await save.click();
  await expect(theirs('90.00')).toBeVisible();
  await page.getByRole('button', { name: t.meanwhile.keepOf.split('{{')[0]! }).click();
  await expect(theirs('90.00')).toBeHidden();
  await save.click();
  await expect(toast(page, t.done.saved)).toBeVisible();
  await expect(price).toHaveValue('60.00');
});

/** Another editor saves the item of the table: with its present version, which the page does not have. */
async function changeElsewhere(page: Page, list_price: number, visibility?: string): Promise<void> {
  const status = await page.evaluate(
    async ([amount, state]) => {
      const { search } = new URL(location.href);
      const read = await fetch(`/api/products-admin/sheet/rows${search}`);
      const { results } = (await read.json()) as {
        results: { id: string; version: number; skus: { id: string }[] }[];
      };
      const [item] = results;
      const headers = { 'content-type': 'application/json' };
      const rows = [
        {
          id: item?.id,
          version: item?.version,
          ...(state && { visibility: state }),
          skus: [{ id: item?.skus[0]?.id, list_price: amount }],
        },
      ];
      const body = JSON.stringify({ rows });
      return (await fetch('/api/products-admin/sheet/rows', { method: 'POST', headers, body }))
        .status;
    },
    [list_price, visibility] as const,
  );
  expect(status).toBe(200);
}
