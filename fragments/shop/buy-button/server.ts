import { serverWidget } from '../../_runtime/server-widget.ts';
import { messages } from './messages/en.ts';
import { manifest } from './manifest.ts';
import type { LiveWord } from './props.ts';
import styles from './styles.css?inline';
import { buyButtonView } from './view.ts';

/** The words that the script says again. */
const LIVE: readonly LiveWord[] = [
  'now',
  'before',
  'off',
  'added',
  'held',
  'failed',
  'inCart_one',
  'inCart_other',
  'problem_insufficient_stock',
  'problem_purchase_amount_exceeded',
  'problem_out_of_stock',
  'problem_ignored',
];

export const buyButton = serverWidget(manifest, buyButtonView, styles, messages, LIVE);
