import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { PreferencesView } from './view.tsx';

export const preferences = serverFragment(manifest, PreferencesView, styles, messages);
