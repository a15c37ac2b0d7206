import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { ReturnFormView } from './view.tsx';

export const returnForm = serverFragment(manifest, ReturnFormView, styles, messages);
