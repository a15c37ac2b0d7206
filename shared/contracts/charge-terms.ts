import { z } from 'zod';
import { authorizingCodes } from '../rules/authorizations.ts';
import { contract } from './contract.ts';
import { ownedBy } from './fields.ts';
import { sampleStore } from './samples.ts';

/** By which ways to pay a store's orders are authorised at the checkout, and charged when they are sent. */
export const chargeTerms = z
  .object({
    /** The codes by which purchases are charged later; by any other they are charged at once. */
    charges_later: z.array(z.enum(authorizingCodes)).max(authorizingCodes.length),
  })
  .meta({ id: 'ChargeTerms' });
export type ChargeTerms = z.infer<typeof chargeTerms>;

const path = '/{mashup}/{type}/store/charges';

export const getChargeTerms = contract({
  id: 'store.charges',
  service: 'store',
  method: 'get',
  path,
  access: 'store-admin',
  summary: {
    en: 'By which ways to pay the orders that the store delivers are authorised first, and charged when they are sent',
    es: 'Con qué formas de pago los pedidos que entrega la tienda primero se autorizan y se cobran al enviarlos',
  },
  params: ownedBy,
  sample: { params: sampleStore },
  answer: chargeTerms,
  errors: ['store_not_found'],
});

export const setChargeTerms = contract({
  id: 'store.charges-set',
  service: 'store',
  method: 'put',
  path,
  access: 'store-admin',
  summary: {
    en: 'Has payments be authorised at the checkout, and charged when the order is sent; purchases from several sellers, in months, and of services or files are charged at once all the same',
    es: 'Hace que los pagos se autoricen en el checkout y se cobren al enviar el pedido; las compras de varios vendedores, a meses y de servicios o archivos se cobran de una vez de todos modos',
  },
  params: ownedBy,
  body: chargeTerms,
  sample: { params: sampleStore, body: { charges_later: [] } },
  answer: chargeTerms,
  errors: ['store_not_found'],
});
