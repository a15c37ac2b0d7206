/** A new account for one test, signed in in the browser that the test uses. */
import { expect, type Page } from '@playwright/test';
import { beginSession, openAccount, type Person } from './straight.ts';

let made = 0;

/** Calls the API of the store that the page shows, as the page's own scripts do. */
export async function callFrom(
  page: Page,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const [status, answer] = await page.evaluate(
    async ([verb, address, sent]) => {
      const response = await fetch(address, {
        method: verb,
        ...(sent === null ? {} : { body: sent, headers: { 'content-type': 'application/json' } }),
      });
      return [response.status, (await response.json()) as unknown] as const;
    },
    [method, path, body ? JSON.stringify(body) : null] as const,
  );
  expect(status, JSON.stringify(answer)).toBeLessThan(300);
  return answer;
}

/** The PIN of the latest message to a recipient; waits until it was sent. */
export async function pinTo(page: Page, recipient: string): Promise<string> {
  let pin: string | undefined;
  await expect
    .poll(async () => {
      const { results } = (await callFrom(page, 'GET', '/dev/outbox?format=json')) as {
        results: { recipient: string; text: string }[];
      };
      const text = results.find((mail) => mail.recipient === recipient)?.text ?? '';
      pin = /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0];
      return pin;
    })
    .toBeTruthy();
  return pin ?? '';
}

/** A new account that reads the browser's language, signed in at a store. No page is opened. */
export async function newPerson(
  page: Page,
  store = 'moda',
): Promise<Person & { readonly id: string }> {
  const language = await page.evaluate(() => navigator.language);
  const person = await openAccount(language.startsWith('en') ? 'en' : 'es');
  await beginSession(page.context(), person.id, store);
  return person;
}

/**
 * Signs a new account up by e-mail over the API, and signs it in: for tests of what the sign-up
 * itself does to the browser.
 */
export async function signUp(page: Page): Promise<Omit<Person, 'username'>> {
  made += 1;
  const person = {
    name: 'Lucía Méndez',
    email: `persona-${process.pid}-${Date.now()}-${made}@example.com`,
    password: 'una frase larga',
  };
  await page.goto('/terms');
  const { name, ...own } = person;
  const { code } = (await callFrom(page, 'POST', '/api/auth/authorize', {
    ...own,
    type: 'email',
    full_name: name,
    terms: true,
  })) as { code: string };
  const pin = await pinTo(page, person.email);
  await callFrom(page, 'POST', '/api/activate/pin', { code, pin });
  // The news on the next page is not part of the test.
  await page.context().clearCookies({ name: 'news' });
  return person;
}
