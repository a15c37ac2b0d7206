/** Pictures of a message, attached by the form of the conversation's page, which is the same without script. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { messages as words } from '../../fragments/shop/talk/messages/en.ts';
import { messages as ask } from '../../fragments/shop/ask/messages/en.ts';
import { TALK_PICTURE_MAX_BYTES } from '../../shared/kernel/constants/limits.ts';
import { ATTACHMENTS_MAX } from '../../shared/rules/talk.ts';
import { formWithDrawing } from '../support/form-text.ts';
import type { Language } from './account-steps.ts';
import { signInAs } from './demo-person.ts';
import { expect, type Words } from './language.ts';
import { newPerson } from './new-person.ts';
import { demoShop } from './partners.ts';
import { cookiesOf } from './placed-order.ts';

const ITEM = '/productos/moda/falda-corta-estampada-blossom-breeze';
const IMAGES = join(import.meta.dirname, '../../edge/demo/images');

interface Upload {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Photos of the demo, as a camera would name them. */
function photos(): Upload[] {
  return readdirSync(IMAGES)
    .filter((name) => name.endsWith('.webp'))
    .slice(0, 2)
    .map((name, index) => ({
      name: `foto ${index + 1}.webp`,
      mimeType: 'image/webp',
      buffer: readFileSync(join(IMAGES, name)),
    }));
}

export interface Journey {
  readonly page: Page;
  readonly browser: Browser;
  readonly language: Language;
  readonly t: Words;
}

/** Sends five pictures with a message after three refusals, and looks at who may see them. */
export async function sendsPictures({ page, browser, language, t }: Journey): Promise<void> {
  const { attach, text, send } = words[language];
  await newPerson(page);
  await page.goto(ITEM);
  await page.getByRole('link', { name: ask[language].ask }).click();
  await page.getByLabel(text).fill('Así me llegó');
  await page.getByRole('button', { name: send }).click();
  await page.waitForURL(/\/me\/inbox\/conversation\/cv_/);
  const talk = page.url();

  const form = page.locator('details').filter({ has: page.getByText(attach.title) });
  const refused = form.getByRole('alert');
  const add = async (on: Page, file: Upload) => {
    const field = on.getByLabel(attach.choose);
    if (!(await field.isVisible())) await on.getByText(attach.title).click();
    await field.setInputFiles(file);
    await on.getByRole('button', { name: attach.add, exact: true }).click();
  };
  const large = Buffer.alloc(TALK_PICTURE_MAX_BYTES + 100_000, 1);
  await add(page, { name: 'grande.png', mimeType: 'image/png', buffer: large });
  await expect(refused).toHaveText(t.failure('image_too_large'));
  await expect(page.getByLabel(attach.choose)).toHaveAccessibleDescription(
    t.failure('image_too_large'),
  );
  await add(page, { name: 'lista.png', mimeType: 'image/png', buffer: Buffer.from('%PDF-1.7') });
  await expect(refused).toHaveText(t.failure('image_type_refused'));

  const waiting = form.getByRole('img');
  const [first, last] = photos();
  await add(page, first!);
  await expect(waiting).toHaveCount(1);
  await expect(refused).toHaveCount(0);
  await attachThree(page, talk.split('/').at(-1) ?? '');
  // Another tab still has the field once there are five.
  const tab = await page.context().newPage();
  await tab.goto(talk);
  await add(page, last!);
  await expect(waiting).toHaveCount(ATTACHMENTS_MAX);
  await expect(page.getByLabel(attach.choose)).toHaveCount(0);
  await add(tab, first!);
  await expect(tab.locator('details').getByRole('alert')).toHaveText(t.failure('attachments_full'));
  await tab.close();

  await page.getByLabel(text).fill('Son cinco fotos');
  await page.getByRole('button', { name: send }).click();
  const sent = page.getByRole('log').getByRole('img');
  await expect(sent).toHaveCount(ATTACHMENTS_MAX);
  await expect(waiting).toHaveCount(0);
  await onlyForParties(page, browser);
}

/** Attaches three drawings by the call, as the account's other device would. */
async function attachThree(page: Page, conversation: string): Promise<void> {
  const cookie = await cookiesOf(page);
  for (let added = 0; added < 3; added += 1) {
    const { type, body } = formWithDrawing({}, 'image');
    const path = `/api/inbox/conversation/${conversation}/attachments`;
    const sent = await demoShop('moda').send('POST', path, body, {
      ...cookie,
      'content-type': type,
      'idempotency-key': crypto.randomUUID(),
    });
    expect(sent.status, sent.text).toBe(201);
  }
}

/** A picture opens for its sender and for the store; neither for a stranger nor without a session. */
async function onlyForParties(page: Page, browser: Browser): Promise<void> {
  const pictures = page
    .getByRole('log')
    .getByRole('link')
    .filter({ has: page.getByRole('img') });
  const [path = '', own = ''] = ((await pictures.last().getAttribute('href')) ?? '').split('?');
  const see = (query: string, headers: Readonly<Record<string, string>> = {}) =>
    demoShop('moda').get(path + query, headers);
  const mine = await see(`?${own}`, await cookiesOf(page));
  expect([mine.status, mine.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(mine.headers['cache-control']).toBe('private, no-store');
  const store = '?key=st_moda';
  const queries = ['', `?${own}`, store];
  const statuses = (headers?: Readonly<Record<string, string>>) =>
    Promise.all(queries.map(async (query) => (await see(query, headers)).status));
  expect(await statuses()).toEqual([404, 404, 404]);

  const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const elsewhere = await other.newPage();
  await newPerson(elsewhere);
  expect(await statuses(await cookiesOf(elsewhere))).toEqual([404, 404, 404]);
  await other.clearCookies();
  await signInAs(elsewhere, 'lirio');
  expect(await statuses(await cookiesOf(elsewhere))).toEqual([404, 404, 200]);
  await other.close();
}
