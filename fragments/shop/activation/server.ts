import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { ActivationView } from './view.tsx';

export const activation = serverFragment(manifest, ActivationView, styles, messages);
