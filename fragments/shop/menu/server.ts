import { serverFragment } from '../../_runtime/server.ts';
import { messages } from './messages/en.ts';
import { manifest } from './manifest.ts';
import styles from './styles.css?inline';
import { MenuView } from './view.tsx';

export const menu = serverFragment(manifest, MenuView, styles, messages);
