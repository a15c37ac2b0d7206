import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { AdvisorView } from './view.tsx';

export const advisorFragment = serverFragment(manifest, AdvisorView, styles, messages);
