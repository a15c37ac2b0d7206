import pager from '../../../shared/ui/pager.css?inline';
import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { EventMessagesView } from './view.tsx';

export const eventMessages = serverFragment(manifest, EventMessagesView, styles + pager, messages);
