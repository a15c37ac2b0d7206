import { buyBy as en } from './en/buy-by.ts';
import { buyBy as es } from './es/buy-by.ts';
import { namespace } from './namespace.ts';

/** The words beside a 'buy by' price. */
export const buyByWords = namespace('buy-by', es, en);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'buy-by': typeof es;
  }
}
