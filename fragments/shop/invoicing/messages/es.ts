import { taxFieldWords } from '../../../../shared/i18n/es/cfdi-words.ts';

/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  ...taxFieldWords,
  ask: 'Necesito factura',
  kept: 'Factura a nombre de {{name}}, {{rfc}}',
  remembered: 'Son los datos de tu última factura en esta tienda: revisa que sigan vigentes.',
  hint: 'La tienda emite la factura de cada pedido cuando esté pagado, y te avisamos por correo.',
  save: 'Guardar los datos',
  drop: 'No necesito factura',
} as const;

export type Messages = typeof es;
