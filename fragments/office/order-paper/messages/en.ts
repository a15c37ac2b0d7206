import { paymentNames } from '../../../../shared/i18n/en/payment-names.ts';
import { taxTransparency } from '../../../../shared/i18n/en/tax-transparency.ts';
import { takenNames } from '../../../../shared/i18n/en/taken-names.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('order-paper', es, {
  packing: 'Packing list of order {{number}}',
  packingOf: 'Packing list of order {{number}}, parcel {{n}}',
  receipt: 'Receipt {{number}}',
  ofOrder: 'For order {{number}}, placed on {{day}}',
  madeOn: 'Date of the receipt: {{day}}',
  codes: paymentNames,
  taken: takenNames,
  taxes: taxTransparency,
  received: 'Received',
  change: 'Change',
  inStore: 'Sold in store',
  nothingToPay: 'Free of charge',
  deliverTo: 'Deliver to',
  collected: 'Store pickup',
  receivedFrom: 'Received from',
  note: "Buyer's note",
  item: 'Item',
  amount: 'Quantity',
  packed: 'Packed',
  price: 'Price',
  lineTotal: 'Amount',
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  total: 'Total',
  paidBy: 'Paid by',
  units_one: '{{count}} unit in all',
  units_other: '{{count}} units in all',
  print: 'Print',
  back: 'Back to the order',
  several_one: '{{count}} packing list',
  several_other: '{{count}} packing lists',
  printAll_one: 'Print {{count}} list',
  printAll_other: 'Print {{count}} lists',
  toList: 'Back to the orders',
});
