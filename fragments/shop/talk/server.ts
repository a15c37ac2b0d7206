import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { TalkView } from './view.tsx';

export const talk = serverFragment(manifest, TalkView, styles, messages);
