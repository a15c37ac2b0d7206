import { namespace } from '../../../../shared/i18n/namespace.ts';
import { en } from './en.ts';
import { es } from './es.ts';

export const messages = namespace('item', es, en);
export type LiveMessages = (typeof es)['live'];
export type AboutMessages = (typeof es)['about'];
