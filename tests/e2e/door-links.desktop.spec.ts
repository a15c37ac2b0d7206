/** A link opens the door on a browser without an account, until it is revoked. */
import { sampleDoor } from '../../shared/contracts/samples.ts';
import { fill } from '../../shared/i18n/fill.ts';
import { messages as entryWords } from '../../fragments/shop/door-entry/messages/en.ts';
import { messages as linkWords } from '../../fragments/office/door-links/messages/en.ts';
import { messageFor } from '../../shared/i18n/index.ts';
import { boughtTickets } from './bought-tickets.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';
import { demoShop } from './partners.ts';

const { origin } = demoShop('eventos');

test('an owner makes a link, another browser admits by it, and the owner revokes it', async ({
  page,
  browser,
  t,
  language,
}) => {
  test.slow();
  const links = linkWords[language];
  const entry = entryWords[language];
  await signInAs(page, 'rosa', 'eventos');
  const tag = crypto.randomUUID().slice(0, 8);
  const [ana, beto] = [`Ana ${tag}`, `Beto ${tag}`];
  const order = await boughtTickets(browser, page.context(), [ana, beto]);
  await page.goto(`${origin}/mis-compras/${order}/boletos`);
  const codeOf = async (name: string) =>
    (await page.getByRole('article').filter({ hasText: name }).locator('code').textContent()) ?? '';
  const [anas, betos] = [await codeOf(ana), await codeOf(beto)];

  await signInAs(page, 'telon', 'eventos');
  await page.goto(`${origin}/admin/asistentes/${sampleDoor.event}`);
  await page.getByRole('link', { name: t.attendants.doorLinks }).click();
  const name = `Puerta norte ${tag}`;
  await page.getByLabel(links.name).fill(name);
  await page.getByRole('button', { name: links.save }).click();
  await expect(page.getByText(links.done.made)).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: name });
  const url = await row.getByLabel(links.address).inputValue();
  await expect(row.getByRole('img', { name: fill(links.qrOf, { name }) })).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  await row.getByRole('button', { name: fill(links.copyOf, { name }) }).click();
  await expect(page.getByText(links.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);

  const guest = await browser.newContext({ locale: 'es-MX' });
  const phone = await guest.newPage();
  await phone.goto(url);
  const field = phone.getByLabel(entry.code);
  await expect(field).toHaveValue(/^dk_/);
  // The code is gone from the address, which others see and browsers keep.
  expect(phone.url()).not.toContain('dk_');
  await phone.getByRole('button', { name: entry.open }).click();
  await expect(phone).toHaveURL(`${origin}/puerta/${sampleDoor.event}`);
  const ready = t.door.ready.split('{{count}}')[0] ?? '';
  await expect(phone.getByText(ready)).toBeVisible();
  const read = async (code: string) => {
    await phone.getByLabel(t.door.code).fill(code);
    await phone.keyboard.press('Enter');
  };
  await read(anas);
  await expect(phone.getByText(t.door.verdicts.admitted)).toBeVisible();
  const office = await phone.goto(`${origin}/admin/asistentes/${sampleDoor.event}`);
  expect(new URL(office?.url() ?? '').pathname).toBe('/login');
  await phone.goto(`${origin}/puerta/${sampleDoor.event}`);
  await expect(phone.getByText(ready)).toBeVisible();
  // It goes on without a connection, and tells afterwards.
  await guest.setOffline(true);
  await phone.reload();
  await expect(phone.getByText(ready)).toBeVisible();
  await guest.setOffline(false);

  await page.goto(`${origin}/admin/asistentes/${sampleDoor.event}?text=${encodeURIComponent(ana)}`);
  await expect(page.getByRole('listitem').filter({ hasText: ana })).toContainText(name);
  await page.getByRole('link', { name: t.attendants.doorLinks }).click();
  await expect(row).toContainText(fill(links.devices_one, { count: 1, most: 5 }));
  await row.getByRole('button', { name: fill(links.revokeOf, { name }) }).click();
  await expect(page.getByText(links.done.revoked)).toBeVisible();

  await read(betos);
  await expect(phone.getByText(t.door.over)).toBeVisible();
  await expect(phone.getByText(t.door.noList)).toBeVisible();
  await phone.goto(`${origin}/puerta/${sampleDoor.event}`);
  await expect(
    phone.getByText(messageFor({ code: 'invalid_link' }, language === 'es' ? 'es-MX' : 'en')),
  ).toBeVisible();
  await guest.close();
});
