import { z } from 'zod';
import { MAX_LINE_AMOUNT } from '../rules/quantity.ts';
import { CARRIER_MAX, TRACKING_NUMBER_MAX } from '../rules/shipments.ts';
import { contract } from './contract.ts';
import { orderId, skuId, storeId } from './fields.ts';
import { orderStates } from './orders.ts';
import { sampleIds, sampleLine } from './samples.ts';
import { sellerOrderView } from './seller-orders.ts';
import { shipmentId } from './shipment-view.ts';

/** The parcels in which a store sends an order that does not go as one. */

const PATH = '/suppliers/{id}/orders/{order}/shipments';
const base = { service: 'admin', access: 'orders-admin', answer: sellerOrderView } as const;
const ofOrder = z.object({ id: storeId, order: orderId });
const ofShipment = ofOrder.extend({ shipment: shipmentId });
const sample = { id: sampleIds.store, order: sampleIds.order };
const sampleShipment = { ...sample, shipment: `os_${'0'.repeat(26)}` };

/** Who carries a parcel, and where it is followed; each may be left out. */
export const shipmentWay = z.object({
  carrier: z.string().trim().max(CARRIER_MAX).default(''),
  tracking_number: z.string().trim().max(TRACKING_NUMBER_MAX).default(''),
  tracking_url: z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(500)]).default(''),
});
export type ShipmentWay = z.output<typeof shipmentWay>;

const given = z.object({
  /** The stage that the caller has seen. */
  from: z.enum(orderStates),
  /** Each line once. */
  lines: z
    .array(z.object({ sku: skuId, units: z.number().int().min(1).max(MAX_LINE_AMOUNT) }))
    .min(1)
    .max(100)
    .refine((lines) => new Set(lines.map(({ sku }) => sku)).size === lines.length),
  ...shipmentWay.shape,
});
export type GivenShipment = z.output<typeof given>;

const errors = [
  'not_found',
  'order_not_found',
  'order_moved',
  'order_on_hold',
  'already_canceled',
] as const;

export const addShipment = contract({
  ...base,
  id: 'admin.shipment-add',
  method: 'post',
  path: PATH,
  summary: {
    en: 'Sends a parcel with some units of an order; with the first one the order is in transit. No unit is sent twice',
    es: 'Envía un paquete con algunas unidades de un pedido; con el primero el pedido va en camino. Ninguna unidad se envía dos veces',
  },
  params: ofOrder,
  body: given,
  sample: {
    params: sample,
    body: { from: 'in_process', lines: [{ sku: sampleLine.sku, units: 1 }] },
  },
  status: 201,
  errors: [
    ...errors,
    'shipment_not_possible',
    'units_not_left',
    'too_many_shipments',
    'capture_refused',
    'authorization_is_over',
    'payment_pending',
  ],
});

export const changeShipment = contract({
  ...base,
  id: 'admin.shipment-change',
  method: 'put',
  path: `${PATH}/{shipment}`,
  summary: {
    en: 'Changes who carries a parcel, its tracking number and its link',
    es: 'Cambia quién lleva un paquete, su número de guía y su enlace',
  },
  params: ofShipment,
  body: shipmentWay,
  sample: { params: sampleShipment, body: { carrier: 'Correos', tracking_number: 'MX123' } },
  errors: [...errors, 'shipment_not_found'],
});

export const deliverShipment = contract({
  ...base,
  id: 'admin.shipment-delivered',
  method: 'post',
  path: `${PATH}/{shipment}/delivered`,
  summary: {
    en: 'Marks a parcel as delivered; with the last one the order is delivered, once it is paid',
    es: 'Marca un paquete como entregado; con el último se entrega el pedido, si ya está pagado',
  },
  params: ofShipment,
  sample: { params: sampleShipment },
  errors: [...errors, 'shipment_not_found'],
});

export const callShipmentBack = contract({
  ...base,
  id: 'admin.shipment-call-back',
  method: 'delete',
  path: `${PATH}/{shipment}`,
  summary: {
    en: 'Calls a parcel back that has not arrived: its units are to be sent again',
    es: 'Anula un paquete que no ha llegado: sus unidades quedan por enviar otra vez',
  },
  params: ofShipment,
  sample: { params: sampleShipment },
  errors: [...errors, 'shipment_not_found'],
});
