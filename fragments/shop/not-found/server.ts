import { serverFragment } from '../../_runtime/server.ts';
import { messages } from './messages/en.ts';
import { manifest } from './manifest.ts';
import styles from './styles.css?inline';
import { NotFoundView } from './view.tsx';

export const notFound = serverFragment(manifest, NotFoundView, styles, messages);
