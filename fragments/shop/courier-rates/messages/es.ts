import { addressLabels } from '../../../../shared/i18n/es/address.ts';

/** Values replace the names in braces. */
export const es = {
  addressLabels,
  title: 'Envío por paquetería',
  chosen: 'Envío por paquetería: {{carrier}}',
  intro: 'Dinos a dónde va y preguntamos a las paqueterías cuánto cobran. Tardan unos segundos.',
  to: 'Para esta dirección:',
  until: 'Precios válidos hasta las {{time}}',
  ratesOf: 'Envío de {{name}}',
  rates: 'Elige una tarifa',
  arrives: 'Llega el {{day}}',
  noDay: 'La paquetería no dice cuándo llega',
  use: 'Usar esta tarifa',
  none: 'No hay cotizaciones de envío para esta dirección',
  fallback: 'Puedes elegir abajo el envío a costo fijo: {{cost}}.',
  fallbackDay: 'Puedes elegir abajo el envío a costo fijo: {{cost}}, llega el {{day}}.',
  noFallback: 'Elige abajo otra forma de entrega.',
  book: 'Tus direcciones',
  fromBook: 'Cotizar a esta dirección',
  other: 'Cotizar a otra dirección',
  country: 'País',
  chooseState: 'Elige…',
  optional: 'opcional',
  ask: 'Cotizar el envío',
} as const;

export type Messages = typeof es;
