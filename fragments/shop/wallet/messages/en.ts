import { noEarnings } from '../../../../shared/i18n/en/no-earnings.ts';
import { pager } from '../../../../shared/i18n/en/pager.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('wallet', es, {
  title: 'Wallet',
  introPerson: 'What you earn by selling goods of other stores of the network.',
  introStore: 'Your store’s part of what is sold in the network.',
  balance: 'Balance',
  balanceHint: 'All that you have earned and not withdrawn.',
  locked: 'On hold',
  lockedHint: 'It is freed once the time for returns is over.',
  available: 'Available to withdraw',
  availableHint: 'What was free by the last cut-off.',
  next: 'Next cut-off',
  nextHint: 'What is free by then can be withdrawn.',
  below:
    'The balance is below zero: more was given back than was left. Your next earnings cover it.',
  others: 'Other currencies',
  find: 'Find',
  event: 'Entry',
  every: 'All',
  from: 'From',
  to: 'To',
  list: 'Entries',
  events: {
    paid: 'Sale paid',
    cash: 'Sale in cash',
    refunded: 'Money given back',
    canceled: 'Sale cancelled',
    unlocked: 'Money freed',
    covered: 'Debt covered',
  },
  order: 'Order {{number}}',
  freed: '{{amount}} became free',
  none: 'No entries yet',
  nonePerson: 'Sell in your store what others offer: each paid sale appears here.',
  noneStore: 'When somebody pays through the platform, your part appears here.',
  noneFound: 'No entry matches.',
  noneFoundText: 'Try another kind or other dates.',
  showAll: 'Show all',
  unearned: 'Sales that earned nothing',
  reasons: noEarnings,
  statements: 'Statements',
  statement: 'Statement of {{month}} as {{format}}',
  pager,
});
