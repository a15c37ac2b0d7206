import { serverFragment } from '../../_runtime/server.ts';
import { messages } from './messages/en.ts';
import { manifest } from './manifest.ts';
import styles from './styles.css?inline';
import { InvitationView } from './view.tsx';

export const invitation = serverFragment(manifest, InvitationView, styles, messages);
