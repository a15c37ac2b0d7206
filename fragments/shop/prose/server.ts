import { serverFragment } from '../../_runtime/server.ts';
import { messages } from './messages/en.ts';
import { manifest } from './manifest.ts';
import styles from './styles.css?inline';
import { ProseView } from './view.tsx';

export const prose = serverFragment(manifest, ProseView, styles, messages);
