import { namespace } from '../../../../shared/i18n/namespace.ts';
import { en } from './en.ts';
import { es } from './es.ts';

export const messages = namespace('mail-stop', es, en);
export type Messages = typeof es;
