import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { SlipMailView } from './view.tsx';

export const slipMailFragment = serverFragment(manifest, SlipMailView, styles, messages);
