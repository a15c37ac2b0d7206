import { namespace } from '../../../../shared/i18n/namespace.ts';
import { resaleWords } from '../../../_office/resale/messages/en.ts';
import { resaleWords as argentine } from '../../../_office/resale/messages/es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'edit-products',
  es,
  { ...resaleWords, title: 'Add products to my store', close: 'Close' },
  argentine,
);
