import { taxFieldWords } from '../../../../shared/i18n/en/cfdi-words.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { argentine } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'invoicing',
  es,
  {
    ...taxFieldWords,
    ask: 'I need an invoice',
    kept: 'Invoice to {{name}}, {{rfc}}',
    remembered:
      'These are the data of your last invoice in this store: check that they still hold.',
    hint: 'The store issues the invoice of each order once it is paid, and we tell you by mail.',
    save: 'Save the data',
    drop: 'I need no invoice',
  },
  argentine,
);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    invoicing: typeof es;
  }
}
