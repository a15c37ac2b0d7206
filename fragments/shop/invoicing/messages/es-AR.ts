import { taxFieldWords } from '../../../../shared/i18n/es-AR/cfdi-words.ts';

/** The texts that differ in Argentina. */
export const argentine = {
  ...taxFieldWords,
  remembered: 'Son los datos de tu última factura en esta tienda: revisá que sigan vigentes.',
} as const;
