import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { TalkWelcomeView } from './view.tsx';

export const talkWelcome = serverFragment(manifest, TalkWelcomeView, styles, messages);
