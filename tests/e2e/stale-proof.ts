/** A session whose person signed in too long ago to change what guards their account. */
import type { Page } from '@playwright/test';

/** Has the next call to an address refused for want of a recent proof; those after it go on as usual. */
export async function staleOnce(page: Page, address: string): Promise<void> {
  const json = { code: 'proof_required', message: '', request_id: 'stale' };
  await page.route(address, (route) => route.fulfill({ status: 403, json }), { times: 1 });
}
