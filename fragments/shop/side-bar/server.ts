import { serverWidget } from '../../_runtime/server-widget.ts';
import { messages } from './messages/en.ts';
import { manifest } from './manifest.ts';
import styles from './styles.css?inline';
import { sideBarView } from './view.ts';

export const sideBar = serverWidget(manifest, sideBarView, styles, messages);
