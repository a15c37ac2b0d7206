import { serverWidget } from '../../_runtime/server-widget.ts';
import { messages } from './messages/index.ts';
import { manifest } from './manifest.ts';
import styles from './styles.css?inline';
import { toastsView } from './view.ts';

export const toasts = serverWidget(manifest, toastsView, styles, messages, ['close']);

/** The same on a page that begins with a notice: nobody has to touch it first. */
export const toastsAtOnce = serverWidget(
  { ...manifest, hydrate: 'load' },
  toastsView,
  styles,
  messages,
  ['close'],
);
