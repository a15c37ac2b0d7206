/** The door without a connection: it opens, reads by its own list, and tells afterwards what was a double. */
import type { Page } from '@playwright/test';
import { sampleDoor } from '../../shared/contracts/samples.ts';
import { fill } from '../../shared/i18n/fill.ts';
import { leave } from './account-steps.ts';
import { boughtTickets } from './bought-tickets.ts';
import { demoAccount, signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';
import { demoShop } from './partners.ts';
import { beginSession } from './straight.ts';

const shop = demoShop('eventos');
const KEPT = `/admin/asistentes/${sampleDoor.event}/puerta`;

test('a door goes on without a connection, and tells of a ticket that another one let in', async ({
  page,
  context,
  browser,
  t,
  language,
}) => {
  await signInAs(page, 'rosa', 'eventos');
  const tag = crypto.randomUUID().slice(0, 8);
  const [ana, beto] = [`Ana ${tag}`, `Beto ${tag}`];
  const order = await boughtTickets(browser, context, [ana, beto]);
  await page.goto(`${shop.origin}/mis-compras/${order}/boletos`);
  const codeOf = async (name: string) =>
    (await page.getByRole('article').filter({ hasText: name }).locator('code').textContent()) ?? '';
  const [anas, betos] = [await codeOf(ana), await codeOf(beto)];

  await signInAs(page, 'telon-boletos', 'eventos');
  await page.goto(`${shop.origin}/admin/asistentes/${sampleDoor.event}`);
  await page.getByRole('link', { name: t.door.keep }).click();
  await expect(page).toHaveURL(shop.origin + KEPT);
  const ready = t.door.ready.split('{{count}}')[0] ?? '';
  await expect(page.getByText(ready)).toBeVisible();
  const read = async (code: string) => {
    await page.getByLabel(t.door.code).fill(code);
    await page.keyboard.press('Enter');
  };
  await read(anas);
  await expect(page.getByText(t.door.verdicts.admitted)).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(ready)).toBeVisible();
  await read(anas);
  await expect(page.getByText(t.door.verdicts.already_admitted)).toBeVisible();
  await expect(page.getByText(t.door.alone)).toBeVisible();
  await page.getByLabel(t.door.name).fill(beto.toUpperCase());
  await page.getByRole('button', { name: fill(t.door.admitOf, { name: beto }) }).click();
  await expect(page.getByText(t.door.verdicts.admitted)).toBeVisible();
  await expect(page.getByText(fill(t.door.waiting, { count: 1 }))).toBeVisible();
  await read(betos);
  await expect(page.getByText(t.door.verdicts.already_admitted)).toBeVisible();

  // Another device, which has a connection, lets the same ticket in.
  const owner = await browser.newContext();
  await beginSession(owner, demoAccount('telon').id, 'eventos');
  const cookie = (await owner.cookies(shop.origin))
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  const path = `/api/tickets-admin/events/${sampleDoor.event}/admissions`;
  const headers = { cookie, 'idempotency-key': crypto.randomUUID() };
  const answer = await shop.send('POST', path, { code: betos }, headers);
  expect(answer.json()).toMatchObject({ verdict: 'admitted' });
  await owner.close();

  await context.setOffline(false);
  const doubles = page.getByRole('alert').filter({ hasText: t.door.doubles });
  await expect(doubles).toContainText(beto);
  await expect(doubles).toContainText(demoAccount('telon').full_name);
  await expect(page.getByText(fill(t.door.waiting, { count: 1 }))).toHaveCount(0);
  await page.reload();
  await expect(doubles).toContainText(beto);
  await doubles.getByRole('button', { name: t.door.dismiss }).click();
  await expect(doubles).toHaveCount(0);

  // Whoever signs out leaves no list on the device, nor the door's page.
  await leave(page, language, '/');
  expect(await keptOnDevice(page)).toEqual([[], []]);

  // Its owner reads later who let whom in.
  await signInAs(page, 'telon', 'eventos');
  await page.goto(`${shop.origin}/admin/asistentes/${sampleDoor.event}/dobles`);
  const row = page.getByRole('listitem').filter({ hasText: beto });
  await expect(row).toContainText(demoAccount('telon-boletos').full_name);
  await expect(row).toContainText(demoAccount('telon').full_name);
});

/** The doors whose lists, and whose pages, this device keeps. */
function keptOnDevice(page: Page): Promise<[unknown[], string[]]> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((settle, refuse) => {
      const request = indexedDB.open('doors', 1);
      request.addEventListener('success', () => settle(request.result));
      request.addEventListener('error', () => refuse(request.error ?? new Error('none')));
    });
    const lists = await new Promise<unknown[]>((settle) => {
      const request = database.transaction('kept').objectStore('kept').getAllKeys();
      request.addEventListener('success', () => settle(request.result));
    });
    database.close();
    const names = await caches.keys();
    return [lists, names.filter((name) => name.startsWith('door:'))];
  });
}
