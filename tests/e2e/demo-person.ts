/** Demo accounts, signed in over the API in the browser of a test. */
import { expect, type Page } from '@playwright/test';
import accounts from '../../edge/demo/accounts.json' with { type: 'json' };
import { shopAt } from '../support/visit.ts';

/** The demo account of a username. */
export function demoAccount(username: string): (typeof accounts)[number] {
  const account = accounts.find((one) => one.username === username);
  if (!account) throw new Error(`the demo has no ${username}`);
  return account;
}

/** Signs a demo account in by its username, at `moda` unless another store is named. */
export async function signInAs(page: Page, username: string, store = 'moda'): Promise<void> {
  const { password } = demoAccount(username);
  const shop = shopAt(Number(process.env['E2E_PORT']), `${store}.localhost`);
  const { status, cookies, text } = await shop.send('POST', '/api/oauth/authorization', {
    username,
    password,
  });
  expect(status, text).toBe(200);
  const value = cookies.map((one) => /^session=([\w-]+)/.exec(one)?.[1]).find(Boolean) ?? '';
  await page.context().addCookies([{ name: 'session', value, url: shop.origin }]);
}
