import { namespace } from '../../../../shared/i18n/namespace.ts';
import { storeUnfinished as storeUnfinishedEn } from './en/store-unfinished.ts';
import { storeUnfinished as storeUnfinishedEs } from './es/store-unfinished.ts';
import { storeUnfinished as storeUnfinishedAr } from './es-AR/store-unfinished.ts';

/** A store that has nothing, and that closes. */
export const storeUnfinishedWords = namespace(
  'mail-unfinished',
  storeUnfinishedEs,
  storeUnfinishedEn,
  storeUnfinishedAr,
);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'mail-unfinished': typeof storeUnfinishedEs;
  }
}
