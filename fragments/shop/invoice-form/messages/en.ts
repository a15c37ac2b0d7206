import {
  invoiceKindWords,
  stampWords,
  taxFieldWords,
} from '../../../../shared/i18n/en/cfdi-words.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { ar } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'invoice-form',
  es,
  {
    title: 'Invoice',
    intro: 'Order {{number}}, from {{seller}}.',
    issued: 'Your invoice was issued.',
    kept: 'We kept your data. {{seller}} issues the invoice once the order is paid, and we tell you by mail.',
    signIn: 'Sign in with the account that you bought with to ask for the invoice.',
    toSignIn: 'Sign in',
    refusals: {
      invoice_canceled: 'The order was canceled: it has no invoice.',
      invoice_elsewhere:
        'No CFDI invoices are issued for this order: the store is not in Mexico, or does not charge in pesos.',
    },
    ask: 'Invoicing data',
    ...taxFieldWords,
    askNow: 'Ask for the invoice',
    change: 'Change the data',
    kinds: invoiceKindWords,
    stamps: stampWords,
    unstamped: 'Without a fiscal stamp: the tax authority does not accept it yet.',
    testStamp: 'The stamp is of a trial service: the tax authority does not accept it.',
    of: 'Of invoice {{number}}',
    pdf: 'Download PDF',
    xml: 'Download XML',
    pdfOf: 'Download {{number}} as PDF',
    xmlOf: 'Download {{number}} as XML',
    back: 'See the order',
  },
  ar,
);
