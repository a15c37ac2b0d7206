import type { z } from 'zod';
import { savedCardsFragment } from '../../fragments/shop/saved-cards/server.ts';
import { chooseSavedCard, readCardChoice } from '../../shared/contracts/saved-cards.ts';
import { isCardForm } from '../../shared/rules/payment-codes.ts';
import { cardName } from '../../shared/rules/saved-cards.ts';
import { formOf } from '../kit/form.ts';
import type { PageContext } from '../kit/page.ts';
import { shownIn, type PagePart } from '../kit/page-part.ts';
import { slot } from '../kit/slot.ts';
import type { CheckoutReads } from './checkout-reads.ts';

type Choice = z.output<(typeof readCardChoice)['answer']>;

/** Chooses a saved card for a checkout, or that the card that pays is kept; it leads back there. */
const cardForm = formOf({
  call: chooseSavedCard,
  async fields({ card_id: card = '', keep }, { params, read }) {
    const checkout = params['checkout'] ?? '';
    const found = await read(readCardChoice, { params: { checkout } });
    const cart = found.ok ? found.value.cart : null;
    return { checkout, cart, card_id: card === '' ? null : card, keep: keep !== undefined };
  },
  invalid: 'checkout_not_found',
});

/** What the page of a checkout shows of saved cards. */
export function cardChoice({ read, params }: PageContext) {
  return read(readCardChoice, { params: { checkout: params['checkout'] ?? '' } });
}

/**
 * The saved card that pays a checkout: in the place of the provider's card form, or of the provider's page, which
 * follows once that card was refused. Both are null where another card pays.
 */
export function chosenCard({ cards, card_id: chosen }: Choice, wasRefused: boolean) {
  const card = cards.find(({ id }) => id === chosen);
  if (!card) return { saved: null, savedWay: null };
  const { id, code } = card;
  const name = cardName(card);
  if (isCardForm(code)) return { saved: { id, name }, savedWay: null };
  return { saved: null, savedWay: wasRefused ? null : { code, name } };
}

const forms = { card: cardForm };

/** The account's saved cards before a checkout's form; none where it may pay with none, and for visitors. */
async function slots(
  { env, params, query, form, idempotencyKey }: PageContext,
  reads: Pick<CheckoutReads, 'cards'>,
) {
  const found = await reads.cards;
  if (!found.ok || !found.value.counts) return [];
  const { cards, card_id: chosen, keep } = found.value;
  const refused = shownIn(forms, form);
  return [
    slot(savedCardsFragment, {
      class: 'primary',
      props: {
        env,
        path: `/checkout/${params['checkout'] ?? ''}`,
        cards,
        chosen,
        keeps: keep,
        isOpen: query.get('saved') === 'open',
        idempotencyKey,
        error: refused?.error ?? null,
      },
    }),
  ];
}

/** Saved cards before the form of a checkout. */
export const savedCardsPart: PagePart<Pick<CheckoutReads, 'cards'>> = { forms, slots };
