import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { isRedirect } from '../../../shared/rules/payment-codes.ts';
import { rootOf } from './network-of.ts';
import { findCheckout } from '../../modules/checkouts/index.ts';
import type { PaymentRow } from '../../modules/payments/index.ts';
import { savedCards } from '../../modules/saved-cards/index.ts';
import type { PaymentProvider, StartInput } from '../../providers/payment/port.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

/** What an account has said about the card of a checkout. */
export interface CardChoice {
  readonly account: string;
  readonly card: string | null;
  readonly keep: boolean;
}

/** For whom a card is kept, as its payment notes it. */
export interface KeepsFor {
  readonly account: string;
  readonly network: string;
  readonly customer: string;
}

/** How a payment uses its provider's vault. */
interface Vaulted {
  /** The provider's id of a saved card; undefined where another card pays. */
  readonly source?: string;
  readonly vault: NonNullable<StartInput['vault']>;
  /** Null where no card is kept. */
  readonly keeps: KeepsFor | null;
}

/** The choice of a checkout, where it is the account's own. */
export function choiceOf(
  json: string | null | undefined,
  account: string | undefined,
): CardChoice | null {
  if (json == null || account === undefined) return null;
  const choice = JSON.parse(json) as CardChoice;
  return choice.account === account ? choice : null;
}

/** What a payment's vault depends on. */
interface Paying {
  readonly row: PaymentRow;
  readonly provider: PaymentProvider;
  /** The buyer, as the order names them. */
  readonly buyer: Contact | undefined;
  /** The id of the saved card that the call names. */
  readonly card: string | undefined;
}

type Contact = Pick<NonNullable<StartInput['buyer']>, 'name' | 'email' | 'phone'>;

/**
 * The vault of a payment: the saved card that pays it, which has to be the caller's own, of this network and
 * of the account that takes the payment; or the customer for whom the card that pays is kept, by the caller's
 * consent. Where the way to pay leads to its provider's page, the card that the checkout's choice names pays
 * instead of that page, until it is refused. A provider that makes no customer keeps no card, and takes the
 * payment all the same.
 */
export async function vaultOf(
  scope: RequestScope,
  { row, provider, buyer, card }: Paying,
): Promise<Result<Vaulted | undefined, Failure>> {
  const identity = await scope.visitor.identity();
  const account = identity?.accountId;
  // A test keeps no card, and none that is saved pays it.
  if (account === undefined || !provider.vault || row.is_test === 1) {
    return card === undefined ? ok(undefined) : fail({ code: 'saved_card_not_found' });
  }
  const network = rootOf(scope);
  const [checkout, cards] = await Promise.all([
    scope.cell.first(findCheckout(row.store_id, row.checkout_id)),
    scope.directory.read(savedCards.listCards(account, network)),
  ]);
  const own = cards.filter(({ code, taker }) => code === row.provider && taker === row.account);
  const choice = choiceOf(checkout?.card_choice, account);
  const chosen = mayTakeChosen(row) ? choice?.card : null;
  const found = own.find(({ id }) => id === (card ?? chosen));
  if (found) {
    const vault = { customer: found.customer, keep: false };
    return ok({ source: found.source, vault, keeps: null });
  }
  if (card !== undefined) return fail({ code: 'saved_card_not_found' });
  if (!choice?.keep) return ok(undefined);
  const customer = own[0]?.customer ?? (await opened(scope, row, provider, buyer));
  if (customer === undefined) return ok(undefined);
  return ok({ vault: { customer, keep: true }, keeps: { account, network, customer } });
}

/** True where the chosen card pays in the place of its provider's page: of a payment that was not refused yet. */
function mayTakeChosen({ provider, state }: Pick<PaymentRow, 'provider' | 'state'>): boolean {
  return isRedirect(provider) && state !== 'declined';
}

/** A customer of the account at the provider: the id of the payment names it, so that a repeat makes no other. */
async function opened(
  scope: RequestScope,
  { id }: PaymentRow,
  { vault }: PaymentProvider,
  buyer: Contact | undefined,
): Promise<string | undefined> {
  const identity = await scope.visitor.identity();
  const made = await vault?.open({
    name: identity?.fullName || (buyer?.name ?? ''),
    email: buyer?.email ?? '',
    phone: buyer?.phone,
    key: `${id}-customer`,
  });
  return made?.ok ? made.value : undefined;
}
