import { namespace } from '../../../../shared/i18n/namespace.ts';
import { files as filesEn } from './en/files.ts';
import { files as filesAr } from './es-AR/files.ts';
import { files as filesEs } from './es/files.ts';

/** The files of a paid order. */
export const filesWords = namespace('mail-files', filesEs, filesEn, filesAr);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'mail-files': typeof filesEs;
  }
}
