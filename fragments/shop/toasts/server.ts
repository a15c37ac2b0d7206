import { serverWidget } from '../../_runtime/server-widget.ts';
import { messages } from './messages/en.ts';
import { manifest } from './manifest.ts';
import styles from './styles.css?inline';
import { toastsView } from './view.ts';

export const toasts = serverWidget(manifest, toastsView, styles, messages, ['close']);

/** The same, for a page that begins with a notice: it does not wait for a touch. */
export const toastsAtOnce = serverWidget(
  { ...manifest, hydrate: 'load' },
  toastsView,
  styles,
  messages,
  ['close'],
);
