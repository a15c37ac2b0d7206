import {
  invoiceKindWords,
  regimeWords,
  stampWords,
} from '../../../../shared/i18n/en/cfdi-words.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('own-invoices', es, {
  title: 'Invoices',
  intro:
    'The CFDI 4.0 invoices and credit notes of your orders. They are numbered without gaps; a refund issues its credit note by itself.',
  done: {
    saved: 'The tax data were saved.',
    issued: 'The invoice was issued.',
    stamped: 'The stamping service has answered: see below how it went.',
  },
  waiting: 'To issue',
  waitingHint: 'Their buyers have given their data. They are issued once the order is paid.',
  askedOn: 'Asked for on {{at}}',
  notPaid: 'Not paid yet',
  issue: 'Issue',
  issueOf: 'Issue the invoice of order {{number}}',
  filter: 'Invoice number',
  filterHint: 'With a * at its end it finds all that begin the same.',
  find: 'Search',
  list: 'List of invoices',
  kinds: invoiceKindWords,
  stamps: stampWords,
  of: 'of invoice {{number}}',
  order: 'Order {{number}}',
  stamp: 'Stamp',
  stampOf: 'Stamp {{number}}',
  pdfOf: 'Download {{number}} as PDF',
  xmlOf: 'Download {{number}} as XML',
  none: 'There are no invoices',
  noneText: 'They appear when buyers ask for theirs on the page of their order.',
  noneFound: 'No invoice has that number',
  showAll: 'Show all',
  previous: 'Previous',
  next: 'Next',
  billing: 'The store’s tax data',
  billingHint:
    'Each new invoice is issued with them; those that were issued do not change. Without them none is issued.',
  rfc: 'RFC (tax number)',
  name: 'Name, as the tax authority has it',
  regime: 'Tax regime',
  postal_code: 'Postal code of the place of issue',
  vat: 'VAT that your prices include',
  vats: { '1600': '16%', '800': '8% (border region)', '0': 'Rate 0%' },
  issuesAlone: 'Issue each invoice by itself as soon as its order is paid',
  issuesAloneHint:
    'For orders whose buyer has given the data before; what waits now is issued by hand.',
  choose: 'Choose one',
  save: 'Save',
  regimes: regimeWords,
  needs: {
    rfc: 'Write a valid RFC: check each letter and each digit.',
    name: 'Write the name as the tax authority has it.',
    regime: 'Choose a regime that belongs to that RFC.',
    postal_code: 'Write the five digits of the postal code.',
  },
});
