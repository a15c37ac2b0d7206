import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { OrderTalkView } from './view.tsx';

export const orderTalk = serverFragment(manifest, OrderTalkView, styles, messages);
