import { taxFieldWords } from '../../../../shared/i18n/es-AR/cfdi-words.ts';

/** The words that Argentina says otherwise. */
export const ar = {
  ...taxFieldWords,
  signIn: 'Iniciá sesión con la cuenta con la que compraste para pedir la factura.',
} as const;
