import { newId } from '../../../shared/kernel/ids.ts';
import type { PaymentRow } from '../../modules/payments/index.ts';
import { savedCards, type KeptInVault } from '../../modules/saved-cards/index.ts';
import type { TellTopic } from '../../outbox/index.ts';
import type { KnownCharge } from '../../providers/payment/port.ts';
import type { CellScope } from '../../unit-of-work/scope.ts';
import type { KeepsFor } from './card-vault.ts';

/** Tells DIRECTORY of a card that a payment has left in its provider's vault, by its buyer's consent. */
export const cardSaved: TellTopic = {
  name: 'directory.card_saved',
  alert: { none: 'Its buyer has just agreed to it.' },
  tell: (row, { directory, clock }) => {
    const card = JSON.parse(row.payload) as KeptInVault;
    return directory.write(savedCards.keepCard(newId('savedCard'), card, clock.now()));
  },
};

/** The message that tells DIRECTORY of the card that a charge has left in the vault, for whoever agreed to it. */
export function keepingOf(work: CellScope, row: PaymentRow, { kept, card }: KnownCharge) {
  if (row.vault === null || !kept || !card) return undefined;
  const { customer, ...keeps } = JSON.parse(row.vault) as KeepsFor;
  if (kept.customer !== customer) return undefined;
  const payload: KeptInVault = {
    ...keeps,
    cell: work.cell.name,
    code: row.provider,
    taker: row.account,
    customer,
    source: kept.source,
    brand: card.brand,
    last4: card.last4,
    exp_month: kept.expMonth,
    exp_year: kept.expYear,
  };
  return { id: newId('message'), storeId: row.store_id, payload };
}
