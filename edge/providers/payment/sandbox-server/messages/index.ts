import { namespace } from '../../../../../shared/i18n/namespace.ts';
import { en } from './en.ts';
import { es } from './es.ts';

/** Every word that a person reads here, by language. */
export const messages = namespace('sandbox', es, en);
