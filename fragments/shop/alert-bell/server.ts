import { serverWidget } from '../../_runtime/server-widget.ts';
import { messages } from './messages/en.ts';
import { manifest } from './manifest.ts';
import styles from './styles.css?inline';
import { alertBellView } from './view.ts';

/** The words that the panel is made of, and the bell anew. */
const LIVE = [
  'title',
  'pending_one',
  'pending_other',
  'most',
  'close',
  'loading',
  'failed',
  'retry',
  'more',
  'all',
  'allSeen',
  'seeAll',
  'isNew',
  'times',
  'none',
  'noneText',
  'noMessage',
] as const;

export const alertBell = serverWidget(manifest, alertBellView, styles, messages, LIVE);
