import { serverWidget } from '../../_runtime/server-widget.ts';
import { messages } from './messages/en.ts';
import { manifest } from './manifest.ts';
import styles from './styles.css?inline';
import { whatsappView } from './view.ts';

export const whatsapp = serverWidget(manifest, whatsappView, styles, messages);
