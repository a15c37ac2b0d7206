import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { ResaleSimulatorView } from './view.tsx';

export const resaleSimulatorFragment = serverFragment(
  manifest,
  ResaleSimulatorView,
  styles,
  messages,
);
