/** A seller edits a placed order without script, and its buyer reads what has become of it. */
import { messages as buyerWords } from '../../fragments/shop/order/messages/en.ts';
import { sampleLine } from '../../shared/contracts/samples.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';
import { demoShop } from './partners.ts';
import { cookiesOf, placedInCash } from './placed-order.ts';

test('units are taken out once their preview was seen, and the delivery is changed', async ({
  browser,
  page,
  t,
  language,
}) => {
  const shop = demoShop('moda');
  await signInAs(page, 'rosa');
  const bought = { ...sampleLine, amount: 3 };
  const { id } = await placedInCash(shop, await cookiesOf(page), bought);

  const desk = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await signInAs(desk, 'lirio');
  await desk.goto(`${shop.origin}/admin/ordenes/${id}`);
  const words = t.ownOrder.edit;
  await desk.getByText(words.lines, { exact: true }).first().click();
  const left = desk.locator('input[name^="left:"]');
  await left.fill('1');
  await desk.getByRole('button', { name: words.preview }).click();
  await expect(desk.getByRole('status')).toContainText('3 → 1');
  await desk.getByLabel(words.note).first().fill('Solo queda una.');
  await desk.getByRole('button', { name: words.linesNow }).click();
  await expect(desk.getByText(t.ownOrder.done.edited)).toBeVisible();

  await desk.getByText(words.delivery, { exact: true }).click();
  await desk.getByLabel(words.fullName, { exact: true }).fill('Rosa y Tomás Méndez');
  // An address of the API may lack what the form asks for.
  await desk.getByLabel(words.addressLabels.MX.sublocality).fill('Hipódromo');
  await desk.getByRole('button', { name: words.deliveryNow }).click();
  await expect(desk.getByText(words.editedDelivery)).toBeVisible();
  await expect(desk.getByText('Rosa y Tomás Méndez').first()).toBeVisible();

  await page.goto(`${shop.origin}/mis-compras/${id}`);
  const said = buyerWords[language];
  await expect(page.getByText(said.editedLines)).toBeVisible();
  await expect(page.getByText('Solo queda una.')).toBeVisible();
  await expect(page.getByText(said.editedDelivery)).toBeVisible();
});
