import { expect } from 'vitest';
import type { Platform } from '../platform/platform.ts';
import { fresh } from '../purchase/world.ts';

/** A browser at a store of a platform, which keeps its cookies. */
export function browserAt(platform: Platform, store: string) {
  const jar = new Map<string, string>();
  const ask = async (path: string, init: RequestInit = {}) => {
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
    const answer = await platform.ask(store + path, {
      ...init,
      headers: { cookie, origin: store, ...(init.headers as Record<string, string>) },
    });
    for (const one of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(one) ?? [];
      jar.set(name, value);
    }
    return answer;
  };
  const post = (fields: Record<string, string>, path = '/shopping-cart') =>
    ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ idempotency_key: fresh('form-key-'), ...fields }).toString(),
    });
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
          'contact.full_name': 'Ana Ruiz',
          'contact.email': `${fresh('ana')}@example.com`,
          'contact.country': 'MX',
          'contact.phone': '5512345678',
          'address.country': 'MX',
          'address.route': 'Calle 5 de Mayo',
          'address.street_number': '10',
          'address.postal_code': '06000',
          'address.locality': 'Cuauhtémoc',
          'address.administrative_area_level_1': 'CDMX',
          [`delivery.${supplier}`]: 'fixed_delivery',
          payment_type: 'cash',
          note: '',
        },
        path,
      );
      expect(placed.status, await placed.clone().text()).toBe(303);
    },
  };
}
