/** Tickets from their buyer's page to the door, which reads what is typed; no script runs. */
import { sampleDoor } from '../../shared/contracts/samples.ts';
import { boughtTickets } from './bought-tickets.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';
import { demoShop } from './partners.ts';

const { origin } = demoShop('eventos');

test('a ticket is passed on, goes in once, and is taken back', async ({ page, browser, t }) => {
  await signInAs(page, 'rosa', 'eventos');
  const name = `Ana ${crypto.randomUUID().slice(0, 8)}`;
  const order = await boughtTickets(browser, page.context(), [name, 'Beto Paz']);
  await page.goto(`${origin}/mis-compras/${order}`);
  await page.getByRole('link', { name: t.order.tickets }).click();
  const first = page.getByRole('article').filter({ hasText: name });
  const before = await first.locator('code').textContent();
  await first.getByText(t.tickets.pass, { exact: true }).click();
  await first.getByLabel(t.tickets.name).fill(`${name} Ruiz`);
  await first.getByLabel(t.tickets.phone).fill('55 8765 4321');
  await first.getByRole('button', { name: t.tickets.passNow }).click();
  await expect(page.getByText(t.tickets.passed)).toBeVisible();
  const after = (await first.locator('code').textContent()) ?? '';
  expect(after).not.toBe(before);
  await page.getByRole('button', { name: t.tickets.sendMail }).click();
  await expect(page.getByText(t.tickets.mailed)).toBeVisible();
  await first.getByRole('link', { name: t.tickets.open }).click();
  await expect(page.getByRole('heading', { name: t.tickets.one, exact: true })).toBeVisible();
  await expect(page.getByText(after)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const part of ['shop-nav', 'shop-footer']) await expect(page.locator(part)).toBeHidden();
  await page.emulateMedia({ media: null });

  await signInAs(page, 'telon-boletos', 'eventos');
  await page.goto(`${origin}/attendants`);
  const row = page
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href$="${sampleDoor.event}"]`) });
  await row.getByRole('link').click();
  const code = page.getByLabel(t.door.code);
  const read = page.getByRole('button', { name: t.door.read, exact: true });
  await code.fill(before ?? '');
  await read.click();
  await expect(page.getByText(t.door.verdicts.unknown)).toBeVisible();
  await code.fill(after);
  await read.click();
  await expect(page.getByText(t.door.verdicts.admitted)).toBeVisible();
  await code.fill(after);
  await read.click();
  await expect(page.getByText(t.door.verdicts.already_admitted)).toBeVisible();

  await page.getByLabel(t.attendants.name).fill(name);
  await page.getByRole('button', { name: t.attendants.find }).click();
  const person = page.getByRole('listitem').filter({ hasText: name });
  await person.getByRole('button', { name: t.attendants.undo }).click();
  await expect(page.getByText(t.attendants.done.undone)).toBeVisible();
  await expect(page.getByText(t.attendants.give)).toHaveCount(0);
});

test('the owner gives a ticket away', async ({ page, t }) => {
  await signInAs(page, 'telon', 'eventos');
  await page.goto(`${origin}/admin/asistentes/${sampleDoor.event}`);
  const name = `Invitada ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByText(t.attendants.give, { exact: true }).click();
  await page.getByLabel(t.attendants.fullName).fill(name);
  await page.getByLabel(t.attendants.phone).fill('1');
  await page.getByRole('button', { name: t.attendants.giveNow }).click();
  await expect(page.getByText(t.attendants.needs.phone)).toBeVisible();
  await page.getByLabel(t.attendants.phone).fill('55 1234 5678');
  await page.getByRole('button', { name: t.attendants.giveNow }).click();
  await expect(page.getByText(t.attendants.done.given)).toBeVisible();
  await page.goto(`${page.url()}&text=${encodeURIComponent(name)}`);
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(
    t.attendants.courtesy,
  );
});
