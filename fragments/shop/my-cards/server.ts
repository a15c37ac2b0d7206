import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { MyCardsView } from './view.tsx';

export const myCardsFragment = serverFragment(manifest, MyCardsView, styles, messages);
