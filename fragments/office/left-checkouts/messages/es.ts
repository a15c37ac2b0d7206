import { paymentNames } from '../../../../shared/i18n/es/payment-names.ts';

/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  title: 'Compras sin terminar',
  intro:
    'Las de los últimos 30 días que se quedaron sin pagar por más de una hora, cuando ya había un contacto. Después de ese tiempo dejan de verse aquí.',
  actions: { search: 'Buscar compras sin terminar' },
  codes: paymentNames,
  from: 'Desde',
  to: 'Hasta',
  find: 'Buscar',
  begun: 'Empezó el {{time}} · {{way}}',
  noTries: 'No llegó a intentar el pago.',
  tried: '{{time}}, {{way}}',
  declined: 'rechazado ({{code}})',
  unfinished: 'no se completó',
  told: 'Se le dijo: {{text}}',
  none: 'No hay compras sin terminar',
  noneText: 'Cuando alguien dé su contacto y se vaya sin pagar, aquí se ve hasta dónde llegó.',
  noneFound: 'Ninguna coincide.',
  showAll: 'Ver todas',
  next: 'Ver más',
  previous: 'Anteriores',
} as const;

export type Messages = typeof es;
