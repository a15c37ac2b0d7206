import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { FirstStepsView } from './view.tsx';

export const firstSteps = serverFragment(manifest, FirstStepsView, styles, messages);
