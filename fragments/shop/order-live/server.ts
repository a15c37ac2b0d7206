import { serverWidget } from '../../_runtime/server-widget.ts';
import { messages } from './messages/en.ts';
import { manifest } from './manifest.ts';
import styles from './styles.css?inline';
import { orderLiveView } from './view.ts';

export const orderLive = serverWidget(manifest, orderLiveView, styles, messages);
