import { namespace } from '../../../../shared/i18n/namespace.ts';
import { argentine } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'palette',
  es,
  {
    open: 'Search or go to…',
    label: 'Search the office',
    placeholder: 'A page, a setting, an item, an order…',
    none: 'Nothing is called so: no page, setting, item, catalogue, order, entry or message.',
    found_one: '{{count}} result',
    found_other: '{{count}} results',
    help: 'Choose by the arrows and open by Enter.',
    close: 'Close',
    groups: { pages: 'Pages', actions: 'Actions', own: 'Your account', found: 'In your shop' },
  },
  argentine,
);
