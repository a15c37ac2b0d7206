import { expect } from 'vitest';
import { cookieBrowser } from '../platform/cookie-browser.ts';
import type { Platform } from '../platform/platform.ts';
import { filled, key } from '../purchase/form-browser.ts';
import { fresh } from '../purchase/world.ts';

/** A browser without script that takes carts of partners' pages over to a store, and buys. */
export function browserAt(platform: Platform, store: string) {
  const { jar, ask, submit } = cookieBrowser(platform, store);
  const post = (fields: Record<string, string>, path = '/shopping-cart') =>
    submit(path, { ...key(), ...fields });
  return {
    jar,
    ask,
    post,
    /** The offer of a link, as the page shows it. */
    open: async (code: string, add = '') =>
      (await ask(`/shopping-cart?add=${add}&handoff=${code}`)).text(),
    accept: async (code: string, add = '') => {
      const answer = await post({ intent: 'handover', add, handoff: code });
      return answer.headers.get('location') ?? '';
    },
    take: (code: string) => ask(`/api/partners/handoffs/${code}/take`, { method: 'POST' }),
    async buy(supplier = 'st_uno') {
      const started = await post({ intent: 'checkout' });
      const path = started.headers.get('location') ?? '';
      expect(path).toMatch(/^\/checkout\/co_/);
      const placed = await post(
        {
          ...filled,
          'contact.email': `${fresh('ana')}@example.com`,
          [`delivery.${supplier}`]: 'fixed_delivery',
        },
        path,
      );
      expect(placed.status, await placed.clone().text()).toBe(303);
    },
  };
}
