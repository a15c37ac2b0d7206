import { serverWidget } from '../_runtime/server-widget.ts';
import { manifest } from './manifest.ts';
import styles from './styles.css?inline';
import { toastsView } from './view.ts';

export const toasts = serverWidget(manifest, toastsView, styles);
