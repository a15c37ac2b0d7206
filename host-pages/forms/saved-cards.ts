import type { z } from 'zod';
import { savedCardsFragment } from '../../fragments/shop/saved-cards/server.ts';
import { chooseSavedCard, readCardChoice } from '../../shared/contracts/saved-cards.ts';
import { cardName } from '../../shared/rules/saved-cards.ts';
import { formOf } from '../kit/form.ts';
import type { PageContext } from '../kit/page.ts';
import { slot } from '../kit/slot.ts';

type Choice = z.output<(typeof readCardChoice)['answer']>;

/** True for a form that the fragment of saved cards shows again by itself. */
export function isCardForm(form: PageContext['form']): boolean {
  return form?.intent === 'card';
}

/** Chooses a saved card for a checkout, or that the card that pays is kept; it leads back there. */
export const cardForm = formOf({
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

/** The saved card that pays a checkout by the card form's code; null where another pays. */
export function chosenCard({ cards, card_id: chosen }: Choice) {
  const card = cards.find(({ id }) => id === chosen);
  return card ? { id: card.id, name: cardName(card) } : null;
}

/** The account's saved cards above a checkout; none where it may pay with none, and for visitors. */
export function savedCardsSlots(
  { env, params, query, form, idempotencyKey }: PageContext,
  { counts, cards, card_id: chosen, keep }: Choice,
) {
  if (!counts) return [];
  const refused = isCardForm(form) ? form : undefined;
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
