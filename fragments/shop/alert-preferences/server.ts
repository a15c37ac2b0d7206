import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { AlertPreferencesView } from './view.tsx';

export const alertPreferences = serverFragment(manifest, AlertPreferencesView, styles, messages);
