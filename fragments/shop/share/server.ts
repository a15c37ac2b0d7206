import { serverWidget } from '../../_runtime/server-widget.ts';
import { messages } from './messages/en.ts';
import { manifest } from './manifest.ts';
import styles from './styles.css?inline';
import { shareView } from './view.ts';

export const share = serverWidget(manifest, shareView, styles, messages, ['copied', 'copyFailed']);
