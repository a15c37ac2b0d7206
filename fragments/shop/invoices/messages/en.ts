import { invoiceKindWords, stampWords } from '../../../../shared/i18n/en/cfdi-words.ts';
import { pager } from '../../../../shared/i18n/en/pager.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { ar } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'invoices',
  es,
  {
    pager,
    kinds: invoiceKindWords,
    stamps: stampWords,
    title: 'My invoices',
    order: 'Order {{number}}, from {{seller}}',
    of: 'Of invoice {{number}}',
    pdfOf: 'Download {{number}} as PDF',
    xmlOf: 'Download {{number}} as XML',
    none: 'You have no invoices of {{store}} yet. Ask for them on the page of each order.',
    purchases: 'See my purchases',
  },
  ar,
);
