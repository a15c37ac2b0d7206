import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { StaffView } from './view.tsx';

export const staff = serverFragment(manifest, StaffView, styles, messages);
