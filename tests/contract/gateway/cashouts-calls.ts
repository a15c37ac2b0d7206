/** The calls by which accounts and stores draw their money out: each made once. */
import { ana, foto, mercado } from '../shops.ts';
import { expectAnswer, expectRefused } from './held.ts';
import { signInAs } from './person.ts';

/** An account sets where its money goes; nothing may go there yet. */
export async function drawnByAccount(): Promise<void> {
  const params = { me: 'ac_ana', wallet: 'mxn' };
  const person = { shop: ana, headers: await signInAs(ana, 'ana'), params };
  await expectAnswer('wallets.set-account', person);
  await expectAnswer('wallets.cashouts', person);
  await expectRefused('wallets.cash-out', person);
  await expectRefused('wallets.cancel-cash-out', {
    ...person,
    params: { ...params, cashout: `cw_${'0'.repeat(26)}` },
  });
}

/** The same of a store, by its owner. */
export async function drawnByStore(): Promise<void> {
  const params = { id: 'st_foto', wallet: 'mxn' };
  const store = { shop: foto, headers: await signInAs(foto, 'lente'), params };
  await expectAnswer('wallets.set-store-account', store);
  await expectAnswer('wallets.store-cashouts', store);
  await expectRefused('wallets.store-cash-out', store);
  await expectRefused('wallets.cancel-store-cash-out', {
    ...store,
    params: { ...params, cashout: `cw_${'0'.repeat(26)}` },
  });
}

/** The root store's accountant: nothing is approved, and of a batch that is none there is no answer. */
export async function paidByRoot(): Promise<void> {
  const root = { shop: mercado, headers: await signInAs(mercado, 'mercado') };
  await expectAnswer('payouts.list', root);
  await expectAnswer('payouts.approve', root);
  await expectAnswer('payouts.pause', root);
  await expectAnswer('payouts.pauses', root);
  await expectAnswer('payouts.resume', root);
  await expectRefused('payouts.make-batch', root);
  await expectRefused('payouts.refuse', root);
  await expectRefused('payouts.batch', root);
  await expectRefused('payouts.read-answer', root);
}
