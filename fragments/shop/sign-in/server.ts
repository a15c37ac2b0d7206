import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { SignInView } from './view.tsx';

export const signIn = serverFragment(manifest, SignInView, styles, messages);
