import { serverWidget } from '../../_runtime/server-widget.ts';
import { messages } from './messages/en.ts';
import { manifest } from './manifest.ts';
import styles from './styles.css?inline';
import { searchBoxView } from './view.ts';

export const searchBox = serverWidget(manifest, searchBoxView, styles, messages);
