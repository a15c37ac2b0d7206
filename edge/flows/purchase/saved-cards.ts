import type { z } from 'zod';
import type { Failure } from '../../../shared/contracts/errors.ts';
import {
  chooseSavedCard,
  dropSavedCard,
  listSavedCards,
  readCardChoice,
} from '../../../shared/contracts/saved-cards.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { hasVault } from '../../../shared/rules/saved-cards.ts';
import { openDirectory } from '../../db/cells.ts';
import { answers, changes, readsForPages, type PageEndpoint } from '../../http/endpoint.ts';
import {
  chooseCard,
  findCheckout,
  partsOf,
  paymentTypesOf,
  totalsOf,
  type CheckoutRow,
} from '../../modules/checkouts/index.ts';
import { findAccount, PLATFORM, providerWith } from '../../modules/payments/index.ts';
import { savedCards, toSavedCard, type SavedCardRow } from '../../modules/saved-cards/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { CellScope, RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';
import { choiceOf } from './card-vault.ts';
import { changeParts, readOpenCheckout } from './change-parts.ts';
import { rootOf } from './network-of.ts';
import { takerOf } from './provider-of.ts';

/** Cards that the cron has their vaults let go of in one turn. */
const DROPPED_AT_ONCE = 20;

type Choice = z.output<(typeof chooseSavedCard)['answer']>;

/** Those of an account's cards that may pay a checkout: of the account that takes each way to pay. */
async function cardsFor(
  scope: RequestScope,
  account: string,
  row: CheckoutRow,
): Promise<SavedCardRow[]> {
  const parts = partsOf(row);
  const cards = await scope.directory.read(savedCards.listCards(account, rootOf(scope)));
  const codes = new Set(paymentTypesOf(parts).filter(hasVault));
  const store = takerOf(scope, parts);
  const takers = new Map<string, string>();
  for (const code of codes) {
    const own = await scope.cell.first(findAccount(store, code));
    takers.set(code, own?.is_used === 1 ? store : PLATFORM);
  }
  return cards.filter(({ code, taker }) => takers.get(code) === taker);
}

/**
 * Keeps what an account says about the card of a checkout. Orders that already await payment are deleted, as
 * with any other change. Undo: neither a card nor its keeping.
 */
async function choose(
  scope: RequestScope,
  of: { readonly cart: string; readonly checkout: string },
  { card_id: card, keep }: Choice,
): Promise<Result<Change<Choice>, Failure>> {
  const { accountId: account } = await signedIn(scope);
  const open = await readOpenCheckout(scope, of);
  if (!open.ok) return open;
  const { row } = open.value;
  if (row.is_test === 1 && (card !== null || keep))
    return fail({ code: 'saved_card_not_found', field: 'card_id' });
  if (card !== null && !(await cardsFor(scope, account, row)).some(({ id }) => id === card)) {
    return fail({ code: 'saved_card_not_found', field: 'card_id' });
  }
  const isNone = card === null && !keep;
  const choice = isNone ? null : { account, card, keep: card === null && keep };
  const statements = [chooseCard(scope.tenant.storeId, row.id, choice)];
  return ok({
    ...changeParts(scope, open.value, partsOf(row), statements),
    answer: { card_id: card, keep: choice?.keep ?? false },
  });
}

/** Takes a card from the caller, and has its vault let go of it now; one that is down is asked again by the cron. */
async function drop(
  scope: RequestScope,
  id: string,
): Promise<Result<Record<string, never>, Failure>> {
  const { accountId } = await signedIn(scope);
  const network = rootOf(scope);
  const card = await scope.directory.first(savedCards.findCard(accountId, network, id));
  if (!card) return fail({ code: 'saved_card_not_found' });
  const now = scope.ports.clock.now();
  await scope.directory.write([savedCards.dropCard(accountId, network, id, now)]);
  scope.later(letGo(scope, card));
  return ok({});
}

type Dropped = Pick<SavedCardRow, 'id' | 'code' | 'taker' | 'source' | 'customer'>;

/**
 * Has a vault let go of a card, and of its customer where that was the last card of it, and forgets its row; a
 * vault whose keys are lost keeps it.
 */
async function letGo(work: CellScope, { id, code, taker, ...card }: Dropped): Promise<void> {
  const directory = openDirectory(work.env);
  const provider = await providerWith(work, taker, code);
  const gone = await provider?.vault?.drop(card);
  const isKept = await directory.first(savedCards.isCustomerKept(code, taker, card.customer));
  const left = gone?.ok && !isKept ? await provider?.vault?.forget(card.customer) : gone;
  const isGone = left?.ok ?? !provider;
  await directory.write([
    isGone ? savedCards.forgetCard(id) : savedCards.postpone(id, work.ports.clock.now()),
  ]);
}

/** The cron's work for one cell: has vaults let go of the cards that were taken out, or whose account was erased. */
export async function letGoOfCards(work: CellScope): Promise<void> {
  const directory = openDirectory(work.env);
  const dropped = await directory.read(savedCards.listDropped(work.cell.name, DROPPED_AT_ONCE));
  for (const card of dropped) await letGo(work, card);
}

/** Saved cards: an account's own, and the choice of one in a checkout. */
export const savedCardEndpoints: readonly PageEndpoint[] = [
  answers(listSavedCards, async ({ scope }) => {
    const { accountId } = await signedIn(scope);
    const rows = await scope.directory.read(savedCards.listCards(accountId, rootOf(scope)));
    return ok({ results: rows.map(toSavedCard) });
  }),
  answers(dropSavedCard, ({ scope, params }) => drop(scope, params.id)),
  changes(chooseSavedCard, ({ scope, params, body }) => choose(scope, params, body)),
  readsForPages(readCardChoice, async ({ scope, params }) => {
    const none = { card_id: null, keep: false, cart: null, counts: false, cards: [] };
    const [identity, row] = await Promise.all([
      scope.visitor.identity(),
      scope.cell.first(findCheckout(scope.tenant.storeId, params.checkout)),
    ]);
    if (!identity || row?.state !== 'open' || row.is_test === 1) return ok(none);
    const parts = partsOf(row);
    if (totalsOf(parts).total === 0 || !paymentTypesOf(parts).some(hasVault)) return ok(none);
    const cards = await cardsFor(scope, identity.accountId, row);
    const choice = choiceOf(row.card_choice, identity.accountId);
    const chosen = cards.find(({ id }) => id === choice?.card);
    return ok({
      card_id: chosen?.id ?? null,
      keep: choice?.keep ?? false,
      cart: row.cart_id,
      counts: true,
      cards: cards.map(toSavedCard),
    });
  }),
];
