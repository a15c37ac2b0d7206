/** A digital item's file: its owner attaches it, an order hands it over, and it is downloaded. */
import type { CheckoutView } from '../../shared/contracts/checkout.ts';
import type { PlacedOrder } from '../../shared/contracts/place-order.ts';
import { messages as itemFiles } from '../../fragments/office/item-files/messages/en.ts';
import { messages as itemForm } from '../../fragments/office/item-form/messages/en.ts';
import { messages as orderFiles } from '../../fragments/shop/order-files/messages/en.ts';
import { violationsOf } from '../audit/axe/look.ts';
import { orderBody } from '../support/buyer.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';
import { demoShop } from './partners.ts';

// Words that still fade in have too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const BOOK = { item: 'it_bagisto-293', sku: 'sk_book-978-1-234567-89', amount: 1 };

test('a file is attached, handed over by an order, and downloaded', async ({ page, language }) => {
  const shop = demoShop('mercado');
  const office = itemFiles[language];
  await signInAs(page, 'mercado', 'mercado');
  await page.goto(`${shop.origin}/admin/articulos/${BOOK.item}`);
  await page.getByRole('link', { name: itemForm[language].files }).click();
  await expect(page.locator('shop-item-files[data-hydrated]')).toBeVisible();
  const input = page.locator('input[type=file]');
  const file = (name: string, text: string) => ({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.from(text),
  });
  await input.setInputFiles(file('pagina.pdf', '<!doctype html>'));
  await expect(page.getByRole('button', { name: office.upload.retry })).toBeVisible();
  await input.setInputFiles(file('Muestra.pdf', '%PDF-1.7 muestra'));
  await expect(page.getByText(office.done.added)).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'Muestra.pdf' });
  await expect(row).toHaveCount(1);
  expect(await violationsOf(page)).toEqual([]);

  await signInAs(page, 'rosa', 'mercado');
  const cookies = await page.context().cookies(shop.origin);
  const headers = { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
  const send = async (path: string, body: object) => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const answer = await shop.send('POST', `/api${path}`, body, { ...headers, ...key });
    expect(answer.status, answer.text).toBeLessThan(300);
    return answer.json();
  };
  const { cart } = (await send('/shopping-carts/', { lines: [BOOK] })) as { cart: string };
  const begun = (await send(`/shopping-carts/${cart}/checkout`, {})) as CheckoutView;
  const { address: _, payment_type: __, ...body } = orderBody(cart, begun.id);
  const placed = (await send('/orders/', body)) as PlacedOrder;
  const words = orderFiles[language];
  await page.goto(`${shop.origin}/mis-compras/${placed.orders[0]}`);
  await expect(page.getByText(words.states.ready)).toBeVisible();
  const download = page.waitForEvent('download');
  await page
    .getByRole('link', { name: words.downloadOf.replace('{{name}}', 'Muestra.pdf') })
    .click();
  expect((await download).suggestedFilename()).toBe('Muestra.pdf');
  await page.reload();
  await expect(page.getByText(words.times_one)).toBeVisible();

  await signInAs(page, 'mercado', 'mercado');
  await page.goto(`${shop.origin}/admin/articulos/${BOOK.item}/archivos`);
  await row.getByRole('button', { name: office.remove }).click();
  await expect(page.getByText(office.done.removed)).toBeVisible();
});
