import { serverFragment } from '../../_runtime/server.ts';
import { messages } from './messages/en.ts';
import { manifest } from './manifest.ts';
import styles from './styles.css?inline';
import { SignOutView } from './view.tsx';

export const signOut = serverFragment(manifest, SignOutView, styles, messages);
