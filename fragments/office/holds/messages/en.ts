import { namespace } from '../../../../shared/i18n/namespace.ts';
import { generic } from '../../../../shared/i18n/en/words.ts';
import { es } from './es.ts';

export const messages = namespace('holds', es, {
  title: 'Held units',
  intro:
    'What purchases under way keep for a while. Once released, anybody can buy it; the purchase stays open.',
  none: 'No units are held.',
  noneText:
    'When somebody starts to pay, you see here which units are kept for them, and until when.',
  list: 'Holds',
  units_one: '{{count}} unit',
  units_other: '{{count}} units',
  time: 'Since: {{since}} · Until: {{until}}',
  holders: {
    visitor: 'Visitor without contact',
    account: 'Signed-in account',
    buyer: 'Order of {{contact}}',
  },
  paying: 'Payment under way',
  free: 'Release',
  freeOf: 'Release: {{name}}, {{units}} ({{until}})',
  freeing: '{{name}}: {{units}} are released',
  undo: 'Undo',
  undoOf: 'Undo: {{name}} stays held',
  more: 'Show more',
  previous: 'Previous',
  refresh: 'Refresh',
  freed: 'The units are for sale again',
  failed: 'That did not work',
  tryAgain: generic.tryAgain,
});
