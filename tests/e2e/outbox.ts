/** The messages that a store has sent, read in a second tab; the outbox needs no script. */
import { expect, type Page } from '@playwright/test';

/**
 * The texts of all messages to a recipient, latest first; waits until there are `count` of them.
 */
export async function messagesTo(page: Page, recipient: string, count = 1): Promise<string[]> {
  const tab = await page.context().newPage();
  let texts: string[] = [];
  await expect
    .poll(async () => {
      await tab.goto(`${new URL(page.url()).origin}/dev/outbox?format=json`);
      const { results } = JSON.parse(await tab.locator('body').innerText()) as {
        results: { recipient: string; text: string }[];
      };
      texts = results.filter((one) => one.recipient === recipient).map(({ text }) => text);
      return texts.length;
    })
    .toBeGreaterThanOrEqual(count);
  await tab.close();
  return texts;
}

/** The PIN in the latest message that has one, once there are `count` of any kind: they come in any order. */
export async function latestPin(page: Page, recipient: string, count = 1): Promise<string> {
  const texts = await messagesTo(page, recipient, count);
  return texts.map((text) => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0]).find(Boolean) ?? '';
}

/** The link in the latest mail. */
export async function latestLink(page: Page, recipient: string): Promise<string> {
  const [text = ''] = await messagesTo(page, recipient);
  return /https?:\/\/\S+\/activate\/\S+/.exec(text)?.[0] ?? '';
}
