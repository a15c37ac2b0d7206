import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { SettingsView } from './view.tsx';

export const settings = serverFragment(manifest, SettingsView, styles, messages);
