import { plural } from '../../../../shared/i18n/index.ts';

export const es = {
  subject: (store: string, number: string) => `Tu compra ${number} en ${store}`,
  title: (name: string) => `Gracias por tu compra, ${name}`,
  intro: (store: string) => `Recibimos tu pedido y ya le avisamos a ${store}.`,
  introMany: (count: number) =>
    `Recibimos tu compra: son ${count} pedidos, uno por cada vendedor, y ya les avisamos.`,
  order: (number: string) => `Pedido ${number}`,
  soldBy: (name: string) => `Vende ${name}`,
  subtotal: 'Subtotal',
  shipping: 'Envío',
  free: 'Gratis',
  total: 'Total',
  taxes: 'Impuestos incluidos.',
  delivery: 'Entrega',
  payment: 'Pago',
  attendees: 'Asistentes',
  cash: 'En efectivo, al recibir o recoger tu compra',
  card: (brand: string, last4: string) => `${brand} terminada en ${last4}`,
  cardPlain: 'Con tarjeta',
  nothing: 'Sin costo',
  collect: (address: string) => `Recoges en ${address}`,
  bring: (days: number) =>
    `Llega en ${days} ${plural('es', days, { one: 'día', other: 'días' })} a:`,
  bringSoon: 'Lo enviamos a:',
  noDelivery: 'No necesita envío',
  see: 'Ver mi compra',
  footer: (store: string) => `Recibes este correo porque compraste en ${store}.`,
};
