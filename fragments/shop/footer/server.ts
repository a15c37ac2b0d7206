import { serverFragment } from '../../_runtime/server.ts';
import { messages } from './messages/en.ts';
import { manifest } from './manifest.ts';
import styles from './styles.css?inline';
import { FooterView } from './view.tsx';

export const footer = serverFragment(manifest, FooterView, styles, messages);
