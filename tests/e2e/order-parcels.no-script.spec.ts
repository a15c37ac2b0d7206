/** A store's order without script: held and released, then sent in two parcels. */
import { sampleLine } from '../../shared/contracts/samples.ts';
import { fill } from '../../shared/i18n/fill.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';
import { demoShop } from './partners.ts';
import { placedInCash } from './placed-order.ts';

test('an order is held with a reason, found in the list, and released; the release is undone', async ({
  page,
  t,
}) => {
  const { id, email } = await placedInCash();
  const { hold, done } = t.ownOrder;
  await signInAs(page, 'lirio-despacho');
  await page.goto(`/admin/ordenes/${id}`);
  await page.getByText(hold.hold, { exact: true }).click();
  await page.getByRole('button', { name: hold.holdNow }).click();
  await expect(page.getByText(hold.needsReason)).toBeVisible();
  await page.getByLabel(hold.why).selectOption('out_of_stock');
  await page.getByLabel(hold.note).fill('Llega el lunes.');
  await page.getByRole('button', { name: hold.holdNow }).click();
  await expect(page.getByText(done.held)).toBeVisible();
  await expect(page.getByRole('button', { name: t.ownOrder.nexts.in_process })).toHaveCount(0);

  await page.goto(`/admin/ordenes?show=held&text=${email}`);
  await expect(page.getByText(t.ownOrders.holds.out_of_stock)).toBeVisible();
  await page.goto(`/admin/ordenes/${id}`);
  await page.getByRole('button', { name: hold.release }).click();
  await page.getByRole('button', { name: hold.restore }).click();
  await expect(page.getByText(done.reheld)).toBeVisible();
  await page.getByRole('button', { name: hold.release }).click();
  await page.getByRole('button', { name: t.ownOrder.nexts.in_process }).click();
  await expect(page.getByText(done.moved)).toBeVisible();
  const history = page.getByRole('region', { name: t.ownOrder.history });
  await expect(history.getByText('Llega el lunes.')).toBeVisible();
});

test('an order goes in two parcels, each with its list and its tracking', async ({ page, t }) => {
  const line = { ...sampleLine, amount: 2 };
  const { id } = await placedInCash(demoShop('moda'), {}, line);
  const { shipments, done } = t.ownOrder;
  const numbered = (text: string, n: number) => fill(text, { n: String(n) });
  await signInAs(page, 'lirio-despacho');
  await page.goto(`/admin/ordenes/${id}`);
  await page.getByRole('button', { name: t.ownOrder.nexts.in_process }).click();
  await page.getByText(shipments.send, { exact: true }).click();
  await page.getByRole('spinbutton').fill('1');
  await page.getByLabel(shipments.way.carrier).fill('Correos');
  await page.getByLabel(shipments.way.tracking_number).fill('MX-777');
  await page.getByLabel(shipments.way.tracking_url).fill('https://correos.example/MX-777');
  await page.getByRole('button', { name: shipments.sendNow }).click();
  await expect(page.getByText(done.sent)).toBeVisible();
  const parcels = page.getByRole('region', { name: shipments.title });
  await parcels.getByText(shipments.sendMore, { exact: true }).click();
  await parcels.getByRole('button', { name: shipments.sendNow }).click();
  await expect(parcels.getByRole('listitem')).toHaveCount(2);
  await parcels.getByRole('link', { name: numbered(shipments.packing, 1) }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.goBack();
  for (const n of [1, 2]) {
    await page.getByRole('button', { name: numbered(shipments.delivered, n) }).click();
    await expect(page.getByText(done['parcel-delivered'])).toBeVisible();
  }
  await page.getByRole('button', { name: t.ownOrder.nexts.paid }).click();
  await page.getByRole('button', { name: t.ownOrder.nexts.delivered }).click();
  await expect(page.getByText(t.ownOrder.states.delivered).first()).toBeVisible();

  await page.goto(`/mis-compras/${id}`);
  await expect(page.getByText(numbered(t.order.parcelOf, 1))).toHaveCount(0);
});
