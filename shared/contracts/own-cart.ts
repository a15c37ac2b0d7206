import { z } from 'zod';
import { cartView, linesBody } from './cart.ts';
import { contract } from './contract.ts';
import { sampleLine } from './samples.ts';

const version = z.number().int().min(0);

/** The cart of the signed-in account, with a version that tells one state of it from the next. */
export const ownCartView = cartView
  .extend({
    /** Grows with every change, on any device; 0 before the first. */
    version,
  })
  .meta({ id: 'OwnCart' });
export type OwnCartView = z.infer<typeof ownCartView>;

export const getOwnCart = contract({
  id: 'shopping-carts.own',
  service: 'shopping-carts',
  method: 'get',
  path: '/mine',
  access: 'account',
  summary: {
    en: "The account's own cart in this store, on whichever device it was filled",
    es: 'El carrito de la cuenta en esta tienda, desde cualquier dispositivo',
  },
  answer: ownCartView,
  errors: ['store_read_only'],
});

export const setOwnCart = contract({
  id: 'shopping-carts.own-set',
  service: 'shopping-carts',
  method: 'put',
  path: '/mine',
  access: 'account',
  summary: {
    en: "Puts these lines in the place of all of the account's cart, while that is still the `version` that they were made of",
    es: 'Reemplaza todas las líneas del carrito de la cuenta, si sigue en la versión (`version`) de la que salieron',
  },
  body: linesBody.extend({ version }),
  sample: { body: { lines: [sampleLine], version: 1 } },
  answer: ownCartView,
  errors: ['cart_changed', 'store_read_only'],
});

export const takeOverCart = contract({
  id: 'shopping-carts.own-bulk',
  service: 'shopping-carts',
  method: 'post',
  path: '/mine/products/bulk',
  access: 'account',
  summary: {
    en: "Takes a visitor's local lines over into the account's cart: none is lost or counted twice",
    es: 'Pasa las líneas locales del visitante al carrito de la cuenta, sin perder ni duplicar ninguna',
  },
  body: linesBody,
  sample: { body: { lines: [sampleLine] } },
  answer: ownCartView,
  idempotency: 'required',
  errors: ['cart_changed', 'store_read_only'],
});
