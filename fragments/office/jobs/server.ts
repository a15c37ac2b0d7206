import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { JobsView } from './view.tsx';

export const jobs = serverFragment(manifest, JobsView, styles, messages);
