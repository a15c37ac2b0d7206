/** A session that signed in too long ago to change the account's password, passkeys or app. */
import type { Page } from '@playwright/test';

/** Refuses the next call to an address for want of a recent proof; later calls go on as usual. */
export async function staleOnce(page: Page, address: string): Promise<void> {
  const json = { code: 'proof_required', message: '', request_id: 'stale' };
  await page.route(address, (route) => route.fulfill({ status: 403, json }), { times: 1 });
}
