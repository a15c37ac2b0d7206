import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { ChatTextsView } from './view.tsx';

export const chatTexts = serverFragment(manifest, ChatTextsView, styles, messages);
