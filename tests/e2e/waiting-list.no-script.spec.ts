/** A visitor waits for a place of an experience that is sold out, is offered one, and buys it; no script runs. */
import { sampleDoor } from '../../shared/contracts/samples.ts';
import type { EditedItem } from '../../shared/contracts/item-fields.ts';
import { fill } from '../../shared/i18n/fill.ts';
import { messages as checkoutWords } from '../../fragments/shop/checkout/messages/en.ts';
import { messages as listWords } from '../../fragments/shop/waiting-list/messages/en.ts';
import { messages as placeWords } from '../../fragments/shop/waiting-place/messages/en.ts';
import { messages as peopleWords } from '../../fragments/office/waiting-people/messages/en.ts';
import { words as pageWords } from '../../host-pages/words/index.ts';
import { inStock } from '../support/in-stock.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';
import { messagesTo } from './outbox.ts';
import { demoShop } from './partners.ts';
import { cookiesOf } from './placed-order.ts';

const shop = demoShop('eventos');
const { origin } = shop;

test('a visitor on the waiting list is offered a place that came free, and buys it by the link of the mail', async ({
  page,
  browser,
  t,
  language,
}) => {
  const list = listWords[language];
  const place = placeWords[language];
  const people = peopleWords[language];
  const owner = await browser.newContext({ locale: 'es-MX', javaScriptEnabled: false });
  const desk = await owner.newPage();
  await signInAs(desk, 'telon', 'eventos');
  const headers = await cookiesOf(desk);
  const send = async (method: string, path: string, body: object) => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const answer = await shop.send(method, `/api${path}`, body, { ...headers, ...key });
    expect(answer.status, answer.text).toBeLessThan(300);
    return answer.json();
  };
  // An experience of its own, which has no places yet.
  const tag = crypto.randomUUID().slice(0, 8);
  const copy = `/products-admin/${sampleDoor.event}/duplicate`;
  const { id } = (await send('POST', copy, { name: `Agotado ${tag}` })) as { id: string };
  const path = `/products-admin/${id}`;
  const item = (await send('PATCH', path, { list_state: 'published' })) as EditedItem;

  await page.goto(`${origin}/experiencias/st_eventos/${item.slug}`);
  await page.getByRole('link', { name: pageWords[language].waitingJoin }).click();
  await expect(page.getByRole('heading', { name: list.title })).toBeVisible();
  await page.getByLabel(list.name).fill(`Ana ${tag}`);
  const email = `ana.${tag}@example.com`;
  await page.getByLabel(list.email).fill('ana');
  await page.getByRole('button', { name: list.join }).click();
  await page.getByLabel(list.email).fill(email);
  await page.getByRole('button', { name: list.join }).click();
  await expect(page.getByRole('heading', { name: list.joined })).toBeVisible();
  await expect(page.getByRole('button', { name: list.leave })).toBeVisible();

  await send('PATCH', path, { skus: inStock(item, 1) });
  await desk.goto(`${origin}/admin/asistentes/${id}`);
  await desk.getByRole('link', { name: t.attendants.waitingList }).click();
  const row = desk.getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText(fill(people.position, { position: 1 }));
  await row.getByRole('button', { name: fill(people.offerTo, { name: `Ana ${tag}` }) }).click();
  await expect(desk.getByText(people.done.offered)).toBeVisible();
  await expect(row).toContainText(people.states.offered);

  const [mail = ''] = await messagesTo(page, email);
  const link = /https?:\/\/\S+\/lista-de-espera\/lugar\/\S+/.exec(mail)?.[0] ?? '';
  expect(link).not.toBe('');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: place.titles.offered })).toBeVisible();
  await page.getByRole('link', { name: place.buy }).click();
  const words = checkoutWords[language];
  await page.getByLabel(words.fullName).first().fill(`Ana ${tag}`);
  await page.getByRole('textbox', { name: words.email }).fill(email);
  await page.getByRole('textbox', { name: words.phone }).first().fill('5512345678');
  const attendee = page.getByRole('group').filter({ hasText: `Agotado ${tag}` });
  await attendee.getByLabel(words.fullName).fill(`Ana ${tag}`);
  await attendee.getByRole('textbox', { name: words.phone }).fill('5512345678');
  await page.getByLabel(words.reviewed).check();
  await page.getByRole('radio', { name: words.cashAtSeller }).check();
  await page.getByRole('button', { name: words.place }).click();
  await expect(page).toHaveURL(/\/mis-compras\/co_/);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: place.titles.bought })).toBeVisible();
  await desk.reload();
  await expect(row).toContainText(people.states.bought);
  await owner.close();
});
