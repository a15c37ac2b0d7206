import { changesBack } from '../../../../shared/i18n/en/changes-back.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('edit-undo', es, changesBack);
