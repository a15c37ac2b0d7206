import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { TalkDeskView } from './view.tsx';

export const talkDesk = serverFragment(manifest, TalkDeskView, styles, messages);
