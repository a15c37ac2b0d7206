/** Demo accounts, signed in in the browser of a test. */
import type { Page } from '@playwright/test';
import accounts from '../../edge/demo/accounts.json' with { type: 'json' };
import { beginSession } from './straight.ts';

/** The demo account of a username. */
export function demoAccount(username: string): (typeof accounts)[number] {
  const account = accounts.find((one) => one.username === username);
  if (!account) throw new Error(`the demo has no ${username}`);
  return account;
}

/** Signs a demo account in by its username, at `moda` unless another store is named. */
export async function signInAs(page: Page, username: string, store = 'moda'): Promise<void> {
  await beginSession(page.context(), demoAccount(username).id, store);
}
