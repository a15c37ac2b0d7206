import { namespace } from '../../../../shared/i18n/namespace.ts';
import { franchiseWords } from '../../../_office/franchises/messages/en.ts';
import { es } from './es.ts';

export const messages = namespace(
  'edit-franchises',
  es,
  { ...franchiseWords, close: 'Close' },
  { noneFoundText: 'Probá con otro nombre.' },
);
