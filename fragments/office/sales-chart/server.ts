import { serverWidget } from '../../_runtime/server-widget.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { salesChartView } from './view.ts';

export const salesChart = serverWidget(manifest, salesChartView, styles, messages, [
  'now',
  'before',
  'plot',
  'point',
  'weekOf',
  'failed',
  'orders_one',
  'orders_other',
]);
