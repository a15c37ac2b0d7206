import { newId } from '../../../shared/kernel/ids.ts';
import type { PaymentRow } from '../../modules/payments/index.ts';
import { savedCards, type KeptInVault, type LeftInVault } from '../../modules/saved-cards/index.ts';
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

/** Tells DIRECTORY of a card that is in a vault for a purchase that was given back: the cron has it let go of. */
export const cardLeft: TellTopic = {
  name: 'directory.card_left',
  alert: { none: 'Its buyer learns that the purchase was given back.' },
  tell: (row, { directory, clock }) => {
    const card = JSON.parse(row.payload) as LeftInVault;
    return directory.write([savedCards.leaveCard(newId('savedCard'), card, clock.now())]);
  },
};

/** The message that tells DIRECTORY of the card that a charge has left in the vault, for whoever agreed to it. */
export function keepingOf(work: CellScope, row: PaymentRow, charge: KnownCharge) {
  const left = leavingOf(work, row, charge);
  if (row.vault === null || !left) return undefined;
  const { account, network, customer } = JSON.parse(row.vault) as KeepsFor;
  if (left.payload.customer !== customer) return undefined;
  const payload: KeptInVault = { ...left.payload, account, network };
  return { ...left, payload };
}

/** The message that tells DIRECTORY of the card that a charge has left in the vault, where its purchase is given back. */
export function leavingOf(
  work: CellScope,
  row: Pick<PaymentRow, 'store_id' | 'provider' | 'account'>,
  { kept, card }: KnownCharge,
) {
  if (!kept || !card) return undefined;
  const payload: LeftInVault = {
    network: row.store_id,
    cell: work.cell.name,
    code: row.provider,
    taker: row.account,
    customer: kept.customer,
    source: kept.source,
    brand: card.brand,
    last4: card.last4,
    exp_month: kept.expMonth,
    exp_year: kept.expYear,
  };
  return { id: newId('message'), storeId: row.store_id, payload };
}
