import { z } from 'zod';
import { checkoutErrors, paymentType } from './checkout.ts';
import { contract } from './contract.ts';
import { cartId, checkoutId } from './fields.ts';
import { pageRead } from './page-read.ts';
import { sampleIds } from './samples.ts';

/** Cards that an account has left in the vault of a payment provider; their numbers are the provider's alone. */

export const savedCardId = z.string().regex(/^sc_[a-z0-9]{26}$/);

export const savedCard = z
  .object({
    id: savedCardId,
    code: paymentType,
    brand: z.string(),
    last4: z.string(),
    exp_month: z.number().int(),
    exp_year: z.number().int(),
    saved_on: z.string(),
  })
  .meta({ id: 'SavedCard' });
export type SavedCard = z.infer<typeof savedCard>;

export const listSavedCards = contract({
  id: 'payment.cards',
  service: 'payment',
  method: 'get',
  path: '/cards',
  access: 'account',
  summary: {
    en: "The caller's saved cards in the store's network, by brand, last four digits and end",
    es: 'Las tarjetas guardadas de quien llama en la red de la tienda, por marca, últimos cuatro dígitos y vencimiento',
  },
  answer: z.object({ results: z.array(savedCard) }),
});

export const dropSavedCard = contract({
  id: 'payment.card-drop',
  service: 'payment',
  method: 'delete',
  path: '/cards/{id}',
  access: 'account',
  recentProof: true,
  summary: {
    en: "Takes a saved card out of the provider's vault",
    es: 'Quita una tarjeta guardada, también del proveedor',
  },
  params: z.object({ id: savedCardId }),
  sample: { params: { id: sampleIds.savedCard } },
  answer: z.object({}),
  errors: ['saved_card_not_found'],
});

/** The saved card that pays, and whether another card that pays is kept. */
const cardChoice = z.object({ card_id: savedCardId.nullable(), keep: z.boolean() });

export const chooseSavedCard = contract({
  id: 'shopping-carts.card',
  service: 'shopping-carts',
  method: 'put',
  path: '/{cart}/checkout/{checkout}/card',
  access: 'account',
  summary: {
    en: 'Chooses a saved card for a purchase, or agrees that the provider keeps the card that pays it',
    es: 'Elige una tarjeta guardada para una compra, o acepta que el proveedor guarde la tarjeta con que se paga',
  },
  params: z.object({ cart: cartId, checkout: checkoutId }),
  body: cardChoice,
  sample: {
    params: { cart: sampleIds.cart, checkout: sampleIds.checkout },
    body: { card_id: null, keep: true },
  },
  answer: cardChoice,
  errors: [...checkoutErrors, 'payment_pending', 'saved_card_not_found'],
});

/** What the page of a checkout shows of saved cards. */
export const readCardChoice = pageRead({
  id: 'shopping-carts.read-card',
  params: z.object({ checkout: checkoutId }),
  answer: cardChoice.extend({
    cart: cartId.nullable(),
    /** Whether some way to pay of the checkout has a vault, and the caller an account. */
    counts: z.boolean(),
    /** Those of the caller's cards that may pay it. */
    cards: z.array(savedCard),
  }),
});
