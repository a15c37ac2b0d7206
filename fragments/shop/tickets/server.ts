import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { TicketsView } from './view.tsx';

export const ticketsFragment = serverFragment(manifest, TicketsView, styles, messages);
