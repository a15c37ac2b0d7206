import { serverFragment } from '../../_runtime/server.ts';
import { messages } from './messages/en.ts';
import { manifest } from './manifest.ts';
import styles from './styles.css?inline';
import { NavView } from './view.tsx';

export const nav = serverFragment(manifest, NavView, styles, messages);
