/** The calls about the keys of partners' pages, and the carts that those send: each made once. */
import type { Shop } from '../../support/visit.ts';
import { expectAnswer } from './held.ts';
import { signInAs } from './person.ts';
import type { Line } from './purchase.ts';

/** From a new key to its pause. */
export async function keys(shop: Shop): Promise<void> {
  const owner = { headers: await signInAs(shop, 'lirio-admin') };
  const { id } = await expectAnswer<{ id: string }>('partners.create-key', owner);
  const params = { id };
  await expectAnswer('partners.keys', owner);
  await expectAnswer('partners.key', { ...owner, params });
  await expectAnswer('partners.change-key', { ...owner, params });
  await expectAnswer('partners.rotate-key', { ...owner, params });
  await expectAnswer('partners.set-key-state', { ...owner, params });
  await expectAnswer('partners.set-keyless', owner);
  await expectAnswer('partners.keyless', owner);
}

/** A cart that a partner's page sends, and a browser takes. */
export async function handoffs(shop: Shop, line: Line): Promise<void> {
  const { code } = await expectAnswer<{ code: string }>('partners.make-handoff', {
    body: { lines: [line] },
  });
  await expectAnswer('partners.count-add', { headers: { origin: 'https://partner.example' } });
  const params = { code };
  await expectAnswer('partners.handoff', { params });
  const headers = { cookie: `handoff=${code}.${'m'.repeat(43)}` };
  await expectAnswer('partners.take-handoff', { params, headers });
  const taken = await shop.get(`/api/partners/handoffs/${code}`);
  if (!taken.text.includes('taken')) throw new Error(taken.text);
}
