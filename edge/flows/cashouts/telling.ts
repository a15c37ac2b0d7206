import { newId } from '../../../shared/kernel/ids.ts';
import type { Statement } from '../../db/cell-sql.ts';
import type { PayoutRow } from '../../modules/cashouts/index.ts';
import type { WalletEvent } from '../../modules/mail/index.ts';
import { insertOutbox } from '../../outbox/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { walletTopic, type WalletNews } from './topics.ts';

/** A cash-out of which its owner is told. */
export interface Told {
  readonly row: PayoutRow;
  readonly event: WalletEvent;
  readonly reason: string | null;
}

/** The mails to owners of wallets, for the batch of what they are about. */
export function telling(
  { tenant, ports }: RequestScope,
  all: readonly Told[],
): { readonly statements: Statement[]; readonly outbox: string[] } {
  const now = ports.clock.now();
  const rows = all.map(({ row, event, reason }) => {
    const isStore = row.owner.startsWith('store:');
    const news: WalletNews = {
      event,
      owner: row.owner,
      currency: row.currency,
      amount: row.amount,
      last: row.last_four,
      reason: reason ?? '',
      origin: tenant.origin,
    };
    const storeId = isStore ? row.owner.slice('store:'.length) : tenant.storeId;
    return { id: newId('message'), storeId, payload: news };
  });
  return {
    statements: rows.map((row) => insertOutbox(walletTopic, row, now)),
    outbox: rows.map(({ id }) => id),
  };
}
