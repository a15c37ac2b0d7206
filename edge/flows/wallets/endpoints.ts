import * as contract from '../../../shared/contracts/wallets.ts';
import { fail } from '../../../shared/kernel/result.ts';
import { answers, type Endpoint } from '../../http/endpoint.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';
import { readOrderShares } from './order-shares.ts';
import { readWallet } from './read.ts';

/** The calls by which accounts and stores read their wallets. */
export const walletEndpoints: readonly Endpoint[] = [
  answers(contract.getWallet, async ({ scope, params: { me, wallet }, query }) => {
    const { accountId } = await signedIn(scope);
    if (me !== accountId) return fail({ code: 'not_found' });
    return readWallet(scope, `person:${accountId}`, wallet, query);
  }),
  answers(contract.getStoreWallet, async ({ scope, params: { id, wallet }, query }) => {
    if (id !== scope.tenant.storeId) return fail({ code: 'not_found' });
    return readWallet(scope, `store:${id}`, wallet, query);
  }),
  answers(contract.getOwnShares, async ({ scope, params: { me, order } }) => {
    const { accountId } = await signedIn(scope);
    if (me !== accountId) return fail({ code: 'not_found' });
    return readOrderShares(scope, `person:${accountId}`, order);
  }),
  answers(contract.getStoreShares, async ({ scope, params: { id, order } }) => {
    if (id !== scope.tenant.storeId) return fail({ code: 'not_found' });
    return readOrderShares(scope, `store:${id}`, order);
  }),
];
