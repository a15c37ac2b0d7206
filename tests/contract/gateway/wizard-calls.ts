/** The calls of the wizard: each made once, by a new account. */
import { expect } from 'vitest';
import type { Shop } from '../../support/visit.ts';
import { expectAnswer } from './held.ts';
import { newPerson } from './person.ts';

/** An account looks for an address, and opens its store there. */
export async function wizard(shop: Shop): Promise<void> {
  const person = await newPerson(shop);
  const own = { headers: person.signedIn };
  const { suggestions } = await expectAnswer<{ suggestions: string[] }>(
    'affiliate.slug-exists',
    own,
  );
  expect(suggestions).toHaveLength(5);
  await expectAnswer('affiliate.store', own);
  const slug = `flores-${Date.now().toString(36)}`;
  await expectAnswer('affiliate.create', { ...own, body: { slug, name: 'Flores de Rosa' } });
}
