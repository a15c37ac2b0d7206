import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('sales-chart', es, {
  title: 'Sales by day',
  titleWeeks: 'Sales by week',
  now: 'This period',
  before: 'Before',
  explore: 'Explore the chart',
  plot: 'Chart of sales. Move along it with the left and right arrow keys.',
  point: '{{day}}: {{amount}}, {{orders}}. Before: {{before}}.',
  bar: '{{day}}: {{amount}}. Before: {{before}}.',
  orders_one: '{{count}} order',
  orders_other: '{{count}} orders',
  table: 'See it as a table',
  day: 'Day',
  week: 'Week',
  weekOf: '{{from}} to {{to}}',
  amount: 'Sales',
  ordersColumn: 'Orders',
  failed: 'The chart could not be opened. The bars and the table say the same.',
});
