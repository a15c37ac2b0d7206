import {
  cfdiUseWords,
  invoiceKindWords,
  regimeWords,
  stampWords,
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
    askHint: 'Write them as they stand in your Constancia de Situación Fiscal.',
    rfc: 'RFC (tax number)',
    rfcHint: '12 characters for a company, 13 for a person.',
    name: 'Name or company name',
    nameHint: 'Of a company, without its legal form (S.A. de C.V.).',
    regime: 'Tax regime',
    use: 'Use of the invoice',
    postal_code: 'Postal code of the tax address',
    choose: 'Choose one',
    askNow: 'Ask for the invoice',
    change: 'Change the data',
    regimes: regimeWords,
    uses: cfdiUseWords,
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
    needs: {
      rfc: 'Write a valid RFC: check each letter and each digit.',
      name: 'Write the name as the tax authority has it.',
      regime: 'Choose a regime that belongs to that RFC.',
      use: 'Choose a use that your regime allows: {{uses}}.',
      postal_code: 'Write the five digits of the postal code.',
    },
  },
  ar,
);
