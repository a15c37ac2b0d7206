import { namespace } from '../../../../shared/i18n/namespace.ts';
import { orderAccount as en } from './en/order-account.ts';
import { orderAccount as argentine } from './es-AR/order-account.ts';
import { orderAccount as es } from './es/order-account.ts';

/** The account that an order began, or the one that its e-mail has already. */
export const orderAccountWords = namespace('mail-order-account', es, en, argentine);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'mail-order-account': typeof es;
  }
}
