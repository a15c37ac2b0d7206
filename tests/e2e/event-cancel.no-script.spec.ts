/** A store calls an experience off: what that undoes, the name that it wants, and how far it is; no script runs. */
import { sampleDoor } from '../../shared/contracts/samples.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';
import { demoShop } from './partners.ts';
import { cookiesOf } from './placed-order.ts';

const shop = demoShop('eventos');
const { origin } = shop;

test('an experience is called off once its name is typed, for good', async ({ page, t }) => {
  const words = t.eventCancel;
  await signInAs(page, 'telon', 'eventos');
  // A copy of its own: the concert is the other walks'.
  const name = `Copia ${crypto.randomUUID().slice(0, 8)}`;
  const copied = await shop.send(
    'POST',
    `/api/products-admin/${sampleDoor.event}/duplicate`,
    { name },
    { ...(await cookiesOf(page)), 'idempotency-key': crypto.randomUUID() },
  );
  expect(copied.status, copied.text).toBe(201);
  const { id } = copied.json() as { id: string };
  await page.goto(`${origin}/admin/asistentes/${id}`);
  await page.getByRole('link', { name: t.attendants.cancel }).click();
  await expect(page.getByRole('heading', { name: words.ask })).toBeVisible();
  await expect(page.getByText(words.nothing, { exact: true })).toBeVisible();

  const cancel = page.getByRole('button', { name: words.cancel });
  const typed = page.getByLabel(words.name.replace('{{name}}', name));
  await typed.fill('Otra cosa');
  await cancel.click();
  await expect(page.getByText(words.needs.reason)).toBeVisible();
  await page.getByLabel(words.reason, { exact: true }).fill('La lluvia inundó el foro.');
  await cancel.click();
  await expect(typed).toHaveAttribute('aria-invalid', 'true');
  await typed.fill(name);
  await cancel.click();
  await expect(page.getByText(words.done.canceled)).toBeVisible();
  await expect(page.getByText(words.allDone)).toBeVisible();
  await expect(page.getByText('La lluvia inundó el foro.')).toBeVisible();

  await page.getByRole('link', { name: words.toDoor }).click();
  await expect(page.getByText(t.door.isCanceled)).toBeVisible();
  await expect(page.getByRole('link', { name: t.attendants.cancelling })).toBeVisible();
  await page.goto(`${origin}/admin/asistentes`);
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText(t.attendants.canceled);
});
