/** A shopper and a seller who have a conversation open at once, in two browsers. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { messages as words } from '../../fragments/shop/talk/messages/en.ts';
import { messages as ask } from '../../fragments/shop/ask/messages/en.ts';
import { MAILBOX_SOCKET } from '../../shared/rules/talk-line.ts';
import { violationsOf } from '../audit/axe/look.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';
import { newPerson } from './new-person.ts';

/** The path of the socket that tells of a mailbox's changes, with its query. */
const MAILBOX = new RegExp(MAILBOX_SOCKET);
const ITEM = '/productos/moda/falda-corta-estampada-blossom-breeze';

test('a shopper asks, the seller answers, each sees the other’s words as they are written', async ({
  page,
  browser,
  language,
}) => {
  const t = words[language];
  await newPerson(page);
  await page.goto(ITEM);
  await page.getByRole('link', { name: ask[language].ask }).click();
  await page.getByLabel(t.text).fill('¿Hay en talla M?');
  await page.getByRole('button', { name: t.send }).click();
  await page.waitForURL(/\/me\/inbox\/conversation\/cv_/);
  const log = page.getByRole('log');
  await expect(log).toContainText('¿Hay en talla M?');
  await expect(page.locator('shop-talk[data-hydrated]')).toBeAttached();
  expect(await violationsOf(page)).toEqual([]);

  const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const seller = await other.newPage();
  // Opened after six minutes, it says what the item costs by then, and what is left of it.
  await seller.clock.setSystemTime(Date.now() + 6 * 60_000);
  let calls = 0;
  seller.on('request', (request) => {
    if (request.method() === 'POST' && /\/api\/inbox\/messages\//.test(request.url())) calls += 1;
  });
  await signInAs(seller, 'lirio');
  await seller.goto(page.url().replace('/me/inbox/conversation', '/admin/mensajes'));
  const theirs = seller.getByRole('log');
  await expect(theirs).toContainText('¿Hay en talla M?');
  await expect(seller.locator('shop-talk[data-hydrated]')).toBeAttached();
  await expect(log).toContainText(t.read);
  const today = seller.getByRole('link', { name: t.variant.label });
  await expect(today).toContainText('$');
  expect(await violationsOf(seller)).toEqual([]);
  await seller.clock.setSystemTime(Date.now());
  const draft = seller.getByRole('textbox').last();
  // A seller types more than once: what is typed before the line is open is told to nobody.
  await expect(async () => {
    await draft.fill('Sí, en');
    await draft.fill('Sí, en azul');
    await expect(page.getByText(t.writing)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await seller.getByRole('button', { name: /^(Enviar|Send)$/ }).click();
  await expect(log).toContainText('Sí, en azul');

  // A quick reply is found as it is typed, chosen by keys, and filled.
  await seller.evaluate(async () => {
    const replies = ['envio', 'horario'].map((shortcut) =>
      fetch('/api/inbox/replies', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify({
          locale: 'es',
          shortcut,
          text: `${shortcut}: {name}, {item}, {order}`,
        }),
      }),
    );
    await Promise.all(replies);
  });
  await draft.pressSequentially('/');
  const options = seller.getByRole('listbox').getByRole('option');
  await expect(options).not.toHaveCount(1);
  await draft.pressSequentially('hor');
  await expect(options).toHaveCount(1);
  expect(await violationsOf(seller)).toEqual([]);
  await draft.press('ArrowDown');
  await draft.press('Enter');
  await expect(draft).toHaveValue(/^horario: .+, Falda .+, \{order\}$/);
  await expect(options).toHaveCount(0);
  // The place that nothing fills is selected: what is typed takes its place.
  await seller.keyboard.type('mañana');
  await draft.press('ControlOrMeta+Enter');
  await expect(log).toContainText(/horario: .+, mañana/);
  // The first message of a page is a call, the second came on the line.
  expect(calls).toBe(1);

  // The line is cut while the shopper writes: the words stay, and are sent once it is back.
  await page.route(/\/api\/inbox\/messages\//, (route) => route.abort());
  await page.getByLabel(t.text).fill('La quiero');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText(t.notSent)).toBeVisible();
  await page.reload();
  await expect(page.getByText(t.notSent)).toBeVisible();
  await page.unroute(/\/api\/inbox\/messages\//);
  await page.getByRole('button', { name: t.retry }).click();
  await expect(page.getByText(t.notSent)).toBeHidden();
  await expect(theirs.getByText('La quiero')).toHaveCount(1);

  // On another page the tab's title counts what waits, until it is opened.
  const talk = page.url();
  await page.goto('/terms');
  await expect(page).not.toHaveTitle(/^\(/);
  await expect(page.locator('shop-mail-badge[data-hydrated]')).toBeAttached();
  await draft.fill('Te la aparto');
  await draft.press('ControlOrMeta+Enter');
  await expect(page).toHaveTitle(/^\(1\) ./);
  await page.goto(talk);
  await expect(page).not.toHaveTitle(/^\(/);
  await other.close();
});

test('a message that comes before the list’s socket does shows in it, and rings until that is switched off', async ({
  page,
  browser,
  language,
}) => {
  const t = words[language];
  await newPerson(page);
  await page.goto(ITEM);
  await page.getByRole('link', { name: ask[language].ask }).click();
  await page.getByLabel(t.text).fill('¿Hay en talla S?');
  await page.getByRole('button', { name: t.send }).click();
  await page.waitForURL(/\/me\/inbox\/conversation\/cv_/);
  await expect(page.locator('shop-talk[data-hydrated]')).toBeAttached();

  const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const seller = await other.newPage();
  await seller.addInitScript(countTones);
  await signInAs(seller, 'lirio');
  let letSocketCome = () => {};
  const held = new Promise<void>((come) => (letSocketCome = come));
  await seller.routeWebSocket(MAILBOX, async (socket) => {
    await held;
    socket.connectToServer();
  });
  // Nor does the list, which asks while there is no socket, hear of it before.
  let isHeld = true;
  await seller.route(/\/api\/inbox\/[^/]+\/conversation\?/, (route) =>
    isHeld ? route.abort() : route.continue(),
  );
  await seller.goto('/admin/mensajes');
  await expect(seller.locator('shop-talk[data-hydrated]')).toBeAttached();
  // Each run has its own words: the store's list is shared.
  const mark = randomUUID().slice(0, 8);
  for (const question of [`¿Hasta qué hora abren? ${mark}`, `¿Y el domingo? ${mark}`]) {
    await page.getByLabel(t.text).fill(question);
    await page.keyboard.press('ControlOrMeta+Enter');
    // The list on the edge has it.
    const served = () => seller.evaluate(async () => (await fetch(location.href)).text());
    await expect.poll(served).toContain(question);
    isHeld = false;
    letSocketCome();
    await expect(seller.getByText(question)).toBeVisible();
    await expect.poll(() => tonesOf(seller)).toBe(2);
    await seller.getByLabel(t.sound).uncheck();
  }
  await other.close();
});

/** Counts the tones that a page plays. */
function countTones(): void {
  const page = globalThis as { tones?: number };
  page.tones = 0;
  globalThis.AudioContext = class extends AudioContext {
    override createOscillator(): OscillatorNode {
      page.tones! += 1;
      return super.createOscillator();
    }
  };
}

const tonesOf = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => (globalThis as { tones?: number }).tones);
