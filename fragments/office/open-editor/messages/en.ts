import { openBy } from '../../../../shared/i18n/en/open-by.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('open-editor', es, openBy);
