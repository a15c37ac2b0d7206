import { namespace } from '../../../../shared/i18n/namespace.ts';
import { pager } from '../../../../shared/i18n/en/pager.ts';
import { paymentNames } from '../../../../shared/i18n/en/payment-names.ts';
import { es } from './es.ts';

export const messages = namespace('settlements', es, {
  title: 'Settlements',
  intro:
    'What your payment providers paid into the bank, what they kept of each payment, and whether it matches the books.',
  actions: { search: 'Find settlements of providers', take: 'Upload a settlement report' },
  codes: paymentNames,
  done: {
    taken: 'The report was taken. Here is each line, and whether it matches.',
    matched: 'The open lines were compared again.',
  },
  clearing: 'What providers hold',
  clearingText:
    'By the books of the network: what was taken less what was given back and paid out. Once all is settled, it is zero.',
  noClearing: 'The providers hold no money: all is settled.',
  list: 'Reports that were taken',
  none: 'No settlements yet',
  noneText:
    'Reports of the providers that offer them come by themselves once a day. The others are uploaded here as a file.',
  asked: '{{provider}}: last asked on {{time}}',
  failing:
    '{{provider}} gave no reports on {{time}}. We ask again each hour; you can upload the file too.',
  report: 'Report {{report}}',
  of: { platform: 'The platform’s account', store: 'The store’s account' },
  origins: { provider: 'From the provider', file: 'From a file' },
  paidOn: 'Paid on {{day}}',
  gross: 'Gross',
  fee: 'Fee',
  net: 'Net',
  matches: 'Matches',
  open_one: '{{count}} difference',
  open_other: '{{count}} differences',
  take: 'Upload a report',
  takeText:
    'A CSV file with one report, of up to 90 KB. It is taken whole or not at all; uploading it again changes nothing.',
  provider: 'Provider',
  file: 'CSV file',
  takeButton: 'Take the report',
  columns: 'Columns of the file',
  column: 'Column',
  meaning: 'What it holds',
  columnNames: {
    reporte: 'report: the id of the report, the same in each row.',
    fecha: 'paid_on: the day of the payout, YYYY-MM-DD.',
    moneda: 'currency: MXN, ARS…',
    tipo: 'type: payment, refund, dispute, fee or adjustment.',
    referencia: 'reference: the provider’s id of the charge, or the reference that we gave it.',
    id: 'id: that of the refund or the dispute; it may be missing.',
    bruto: 'gross: what was charged; with a minus sign what the provider took back.',
    comision: 'fee: what the provider kept.',
    neto: 'net: gross less fee, which is what the bank got.',
  },
  decimals: 'Amounts have decimals and no thousands separator: 1080.00.',
  back: 'All settlements',
  lines: 'Lines',
  all: 'All lines',
  openOnly: 'Differences only',
  noOpen: 'No difference: each line matches the books.',
  openText:
    'Lines that do not match are not posted: they sum to {{amount}} net. Where an event of the provider is missing, they are compared again each day; you can do it now too.',
  match: 'Compare again',
  line: 'Line',
  kind: 'Type',
  reference: 'Reference',
  state: 'State',
  kinds: {
    payment: 'Payment',
    refund: 'Refund',
    dispute: 'Dispute',
    fee: 'Fee',
    adjustment: 'Adjustment',
  },
  problems: {
    unknown_reference: 'No payment of this account has that reference',
    other_amount: 'The amount is not that of the books',
    other_currency: 'The currency is not that of the payment',
    other_state: 'It is not so here yet',
    settled_before: 'It was settled before',
    unexplained: 'It belongs to no payment: ask the provider',
  },
  payment: 'Order {{number}}',
  paymentOnly: 'View the payment',
  pager,
});
