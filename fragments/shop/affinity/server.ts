import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { AffinityView } from './view.tsx';

export const affinityFragment = serverFragment(manifest, AffinityView, styles, messages);
