import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { AdvisorsView } from './view.tsx';

export const advisorsFragment = serverFragment(manifest, AdvisorsView, styles, messages);
