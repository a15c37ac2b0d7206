import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { OwnMenuView } from './view.tsx';

export const ownMenu = serverFragment(manifest, OwnMenuView, styles, messages);
