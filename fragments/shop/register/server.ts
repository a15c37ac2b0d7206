import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { RegisterView } from './view.tsx';

export const register = serverFragment(manifest, RegisterView, styles, messages);
