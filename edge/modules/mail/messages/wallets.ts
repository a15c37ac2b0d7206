import { namespace } from '../../../../shared/i18n/namespace.ts';
import { walletTold as walletToldEn } from './en/wallet-told.ts';
import { walletTold as walletToldAr } from './es-AR/wallet-told.ts';
import { walletTold as walletToldEs } from './es/wallet-told.ts';

/** A bank account that was set, and cash-outs that arrived or did not. */
export const walletToldWords = namespace('mail-wallet', walletToldEs, walletToldEn, walletToldAr);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'mail-wallet': typeof walletToldEs;
  }
}
