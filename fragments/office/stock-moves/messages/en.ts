import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('stock-moves', es, {
  title: 'History of the stock',
  none: 'The stock of this item has not changed yet.',
  failed: 'The history of the stock could not be read. Load the page again.',
  by: '{{name}} · {{at}}',
  nobody: 'An erased account',
  sale: 'Sale · {{at}}',
  units: 'From {{before}} to {{after}}',
  reason: {
    created: 'First stock',
    sold: 'Sold',
    counted: 'Counted',
    received: 'Goods arrived',
    damaged: 'Damaged',
    returned: 'Returned',
    other: 'Another reason',
    imported: 'Imported from a file',
    undone: 'A change was undone',
    given: 'Courtesy ticket',
  },
  previous: 'Newer',
  more: 'Older',
});
