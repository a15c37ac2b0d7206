import { serverWidget } from '../../_runtime/server-widget.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { contactDialogView } from './view.ts';

export const contactDialog = serverWidget(manifest, contactDialogView, styles, messages);
