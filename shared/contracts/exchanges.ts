import { contract } from './contract.ts';
import { changingReturn, ofBuyersReturn, returnView, returnWords, writing } from './returns.ts';
import { sampleIds } from './samples.ts';
import { ofSellersReturn, sellerReturnView } from './seller-returns.ts';
import { shipmentWay } from './shipments.ts';

/** Exchanges: a returned unit comes back as another variant of its item, in place of its money. */

const sellers = {
  service: 'admin',
  access: 'orders-admin',
  method: 'post',
  params: ofSellersReturn,
  answer: sellerReturnView,
} as const;
const SELLERS_PATH = '/suppliers/{id}/returns/{returnId}/exchange';
const sellersSample = { id: sampleIds.store, returnId: sampleIds.return };

export const cancelExchange = contract({
  service: 'orders',
  access: 'public',
  id: 'orders.exchange-cancel',
  method: 'post',
  path: '/{order}/returns/{returnId}/exchange/cancel',
  summary: {
    en: 'The buyer wants money in place of an exchange, until the seller has answered',
    es: 'Quien compró prefiere el dinero y no el cambio, hasta que el vendedor contesta',
  },
  params: ofBuyersReturn,
  sample: { params: { order: sampleIds.order, returnId: sampleIds.return } },
  answer: returnView,
  errors: ['order_not_found', ...changingReturn, 'exchange_not_open'],
});

export const sendExchange = contract({
  ...sellers,
  id: 'admin.exchange-send',
  path: `${SELLERS_PATH}/shipment`,
  summary: {
    en: 'Sends what a return is exchanged for, once what came back was noted; the buyer gets the tracking number',
    es: 'Envía lo que se da a cambio de una devolución, ya anotado lo que llegó; quien compró recibe el número de guía',
  },
  body: shipmentWay,
  sample: {
    params: sellersSample,
    body: { carrier: 'Estafeta', tracking_number: 'EST-1', tracking_url: '' },
  },
  errors: ['not_found', ...changingReturn, 'exchange_not_open'],
});

export const refuseExchange = contract({
  ...sellers,
  id: 'admin.exchange-refuse',
  path: `${SELLERS_PATH}/refusal`,
  summary: {
    en: 'Exchanges nothing after all, once what came back was noted, and says why: the units go back into the stock, and money is due',
    es: 'Ya anotado lo que llegó, no hace el cambio y dice por qué: las unidades vuelven al inventario y corresponde el dinero',
  },
  body: writing,
  sample: { params: sellersSample, body: returnWords },
  errors: ['not_found', ...changingReturn, 'exchange_not_open'],
});
