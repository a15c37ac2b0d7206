/** A conversation of a shopper that is longer than a page, with one message to be found near its beginning. */
import { expect, type Page } from '@playwright/test';
import { newPerson } from './new-person.ts';
import { demoShop } from './partners.ts';
import { cookiesOf } from './placed-order.ts';

/** Messages of the conversation. */
export const LENGTH = 28;

/** Writes them to Lirio as a new account, and opens the third, which holds the word, by the search for it. */
export async function openFound(page: Page, word: string, list: string): Promise<void> {
  const wordsOf = (n: number) => (n === 3 ? `¿Y en color ${word}?` : `Mensaje ${n}`);
  const { id: me } = await newPerson(page);
  const cookie = await cookiesOf(page);
  const send = async (method: string, path: string, body: object) => {
    const headers = { ...cookie, 'idempotency-key': crypto.randomUUID() };
    const answer = await demoShop('moda').send(method, `/api/inbox/${path}`, body, headers);
    expect(answer.status, answer.text).toBeLessThan(300);
    return answer.json() as { conversation: { id: string } };
  };
  const begun = { peer: 'st_moda', body: wordsOf(1) };
  const { conversation } = await send('PUT', `${me}:${me}/conversation`, begun);
  for (let n = 2; n <= LENGTH; n += 1) {
    await send('POST', `messages/${conversation.id}/${me}`, { body: wordsOf(n) });
  }
  await expect(async () => {
    await page.goto(`/me/inbox/messages?filter=${word}`);
    const rows = page.getByRole('navigation', { name: list }).getByRole('link');
    await rows.first().click({ timeout: 2_000 });
  }).toPass();
  await expect(page).toHaveURL(/\?seq=3$/);
}
