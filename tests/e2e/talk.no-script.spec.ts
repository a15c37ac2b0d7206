/** Conversations as links and forms. */
import { messages as words } from '../../fragments/shop/talk/messages/en.ts';
import { messages as ask } from '../../fragments/shop/ask/messages/en.ts';
import { messages as quick } from '../../fragments/office/quick-replies/messages/en.ts';
import { messages as thread } from '../../fragments/shop/order-talk/messages/en.ts';
import { messages as customer } from '../../fragments/shop/talk-customer/messages/en.ts';
import { messages as desk } from '../../fragments/shop/talk-desk/messages/en.ts';
import { messages as filters } from '../../fragments/shop/talk-filters/messages/en.ts';
import { messages as plain } from '../../fragments/shop/talk-plain/messages/en.ts';
import { fill } from '../../shared/i18n/fill.ts';
import { expect, test } from './language.ts';
import { newPerson } from './new-person.ts';
import { demoShop } from './partners.ts';
import { cookiesOf, placedInCash } from './placed-order.ts';
import { signInAs } from './demo-person.ts';

const ITEM = '/productos/moda/falda-corta-estampada-blossom-breeze';

test('a shopper asks about an item, the store opens it and answers, the answer is read', async ({
  page,
  language,
}) => {
  const t = words[language];
  const stamp = String(Date.now());
  const question = `¿Hay en talla M? ${stamp}`;
  await newPerson(page);
  await page.goto(ITEM);
  await page.getByRole('link', { name: ask[language].ask }).click();
  await page.getByLabel(t.text).fill(question);
  await page.getByRole('button', { name: t.send }).click();
  await page.waitForURL(/\/me\/inbox\/conversation\/cv_/);
  const mine = page.url();
  await expect(page.getByRole('log')).toContainText(question);
  await expect(page.getByRole('log').getByRole('link', { name: /falda/i })).toBeVisible();

  await page.context().clearCookies();
  await signInAs(page, 'lirio');
  const theirs = mine.replace('/me/inbox/conversation', '/admin/mensajes');
  await expect(async () => {
    await page.goto('/admin/mensajes');
    await expect(page.getByText(question.slice(0, 20)).first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.goto(theirs);
  await page.getByRole('button', { name: plain[language].markRead }).click();
  await expect(page.getByRole('button', { name: plain[language].markRead })).toBeHidden();
  // A quick reply is kept, and put into the draft.
  const shortcut = `talla-${Date.now()}`;
  await page.goto('/admin/mensajes');
  await page.getByRole('link', { name: filters[language].replies }).click();
  const kept = quick[language];
  const form = page.getByRole('form', { name: kept.add });
  await form.getByRole('button', { name: kept.save }).click();
  await expect(page.getByText(kept.problems.text)).toBeVisible();
  await form.getByLabel(kept.fields.shortcut).fill(shortcut);
  await form.getByLabel(kept.fields.text).fill('Sí, {name}: hay {item}.');
  await form.getByRole('button', { name: kept.save }).click();
  await expect(page.getByText(kept.done.added)).toBeVisible();
  await page.goto(theirs);
  await page
    .getByLabel(plain[language].replies)
    .selectOption({ label: `/${shortcut} (${language})` });
  await page.getByRole('button', { name: plain[language].put }).click();
  await expect(page.getByLabel(t.text)).toHaveValue(/^Sí, .+: hay Falda/);
  await page.getByRole('button', { name: t.send }).click();
  await expect(page.getByRole('log')).toContainText(': hay Falda');
  // An earlier message is found by its words.
  await expect(async () => {
    await page.goto('/admin/mensajes');
    await page.getByRole('searchbox', { name: filters[language].search }).fill(stamp);
    await page.getByRole('button', { name: filters[language].find, exact: true }).click();
    const rows = page.getByRole('navigation', { name: t.list }).getByRole('listitem');
    await expect(rows).toHaveCount(1, { timeout: 2_000 });
    await expect(rows).toContainText(question);
  }).toPass();
  await page.goto('/admin/mensajes/respuestas');
  const row = page.getByRole('listitem').filter({ hasText: `/${shortcut}` });
  await row.getByText(kept.change).click();
  await row.getByRole('button', { name: kept.delete }).click();
  await expect(page.getByText(kept.done.deleted)).toBeVisible();
  await expect(page.getByText(`/${shortcut}`)).toHaveCount(0);
});

test('a shopper takes a message back, reports the store, blocks it, and takes it in again', async ({
  page,
  language,
}) => {
  const t = words[language];
  const name = 'Lirio';
  await newPerson(page);
  await page.goto(ITEM);
  await page.getByRole('link', { name: ask[language].ask }).click();
  await page.getByLabel(t.text).fill('Me equivoqué');
  await page.getByRole('button', { name: t.send }).click();
  await page.getByRole('button', { name: t.deleteOne }).click();
  await expect(page.getByRole('log')).toContainText(t.deleted);
  await expect(page.getByRole('log')).not.toContainText('Me equivoqué');
  await page.getByText(desk[language].title).click();
  await page.getByLabel(desk[language].reason).fill('Me insulta.');
  await page.getByRole('button', { name: fill(desk[language].report, { name }) }).click();
  await expect(page.getByRole('status').filter({ hasText: t.reported })).toBeVisible();
  await page.getByText(desk[language].title).click();
  await page.getByRole('button', { name: fill(desk[language].block, { name }) }).click();
  await expect(page.getByText(fill(t.blocked, { name }))).toBeVisible();
  await expect(page.getByLabel(t.text)).toBeHidden();
  await page.getByRole('button', { name: fill(t.unblock, { name }) }).click();
  await expect(page.getByLabel(t.text)).toBeVisible();
});

test('an order is talked of on its page, where its stages stand beside what was written', async ({
  page,
  language,
  t: texts,
}) => {
  const t = thread[language];
  const question = `¿Cuándo llega? ${Date.now()}`;
  await newPerson(page);
  const { id } = await placedInCash(demoShop('moda'), await cookiesOf(page));
  const buyer = await page.context().cookies();
  await page.goto(`/mis-compras/${id}`);
  await page.getByLabel(fill(t.text, { name: 'Lirio' })).fill(question);
  await page.getByRole('button', { name: t.send, exact: true }).click();
  await page.waitForURL(/\/me\/inbox\/conversation\/cv_/);
  await expect(page.getByRole('log')).toContainText(question);

  await page.context().clearCookies();
  await signInAs(page, 'lirio');
  await page.goto(`/admin/ordenes/${id}`);
  const talk = page.getByRole('region', { name: t.title });
  await expect(talk).toContainText(question);
  await talk.getByRole('textbox').fill('Mañana por la tarde');
  await talk.getByRole('button', { name: t.send }).click();
  await expect(page.getByRole('log')).toContainText('Mañana por la tarde');
  // The panel of the customer leads back to the order.
  await page.getByText(customer[language].title, { exact: true }).click();
  const orders = page.getByRole('region', { name: customer[language].orders });
  await expect(orders.getByRole('link')).toHaveAttribute('href', `/admin/ordenes/${id}`);
  await page.goto(`/admin/ordenes/${id}`);
  await page.getByRole('button', { name: texts.ownOrder.nexts.in_process }).click();
  await expect(page.getByText(texts.ownOrder.done.moved)).toBeVisible();

  await page.context().clearCookies();
  await page.context().addCookies(buyer);
  await expect(async () => {
    await page.goto(`/mis-compras/${id}`);
    const mine = page.getByRole('region', { name: t.title });
    await expect(mine).toContainText('Mañana por la tarde', { timeout: 2_000 });
    await expect(mine).toContainText(t.notices.states.in_process, { timeout: 2_000 });
  }).toPass();
  await page.getByRole('link', { name: t.all }).click();
  await expect(page.getByRole('log')).toContainText(t.notices.states.in_process);
});
