import { serverFragment } from '../../_runtime/server.ts';
import { messages } from './messages/en.ts';
import { manifest } from './manifest.ts';
import styles from './styles.css?inline';
import { SideMenuView } from './view.tsx';

export const sideMenu = serverFragment(manifest, SideMenuView, styles, messages);
