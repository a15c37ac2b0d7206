import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { ImportTrialView } from './view.tsx';

export const importTrial = serverFragment(manifest, ImportTrialView, styles, messages);
