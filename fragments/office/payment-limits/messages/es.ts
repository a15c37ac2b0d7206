import { paymentNames } from '../../../../shared/i18n/es/payment-names.ts';

/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  names: paymentNames,
  title: 'Montos de cada forma de pago',
  intro:
    'Fuera de estos montos, la compra no muestra la forma de pago. Deja un campo vacío para no poner límite.',
  minimum: 'Desde ({{currency}})',
  maximum: 'Hasta ({{currency}})',
  provider: 'Su proveedor acepta hasta {{most}}.',
  save: 'Guardar montos',
  saved: 'Quedaron guardados: valen para las compras que empiecen desde ahora.',
} as const;

export type Messages = typeof es;
