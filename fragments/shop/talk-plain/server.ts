import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { TalkPlainView } from './view.tsx';

export const talkPlain = serverFragment(manifest, TalkPlainView, styles, messages);
