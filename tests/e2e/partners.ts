/** Partner stores of the demo, listed by the same calls that the store's own page makes. */
import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { shopAt, type Shop } from '../support/visit.ts';
import { signInAs } from './demo-person.ts';

/**
 * A store of the demo, called from an address of its own: the walks of an hour, from one address, would
 * place more orders than a visitor may. Only Linux has every address of the loopback network.
 */
export function demoShop(slug: string): Shop {
  const from = process.platform === 'linux' ? `127.${[...randomBytes(3)].join('.')}` : undefined;
  return shopAt(Number(process.env['E2E_PORT']), `${slug}.localhost`, '', from);
}

/** Makes Lirio list a store of its network, unless it already does. */
export async function listedByLirio(page: Page, partner: string): Promise<void> {
  await signInAs(page, 'lirio');
  const cookies = await page.context().cookies(demoShop('moda').origin);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const added = await demoShop('moda').send(
    'POST',
    '/api/collaborators/',
    { slug: partner },
    { cookie },
  );
  expect([201, 409], added.text).toContain(added.status);
}
