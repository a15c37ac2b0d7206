import { serverWidget } from '../../_runtime/server-widget.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { chatBubbleView } from './view.ts';

export const chatBubble = serverWidget(manifest, chatBubbleView, styles, messages);
