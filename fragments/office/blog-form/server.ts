import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { BlogFormView } from './view.tsx';

export const blogForm = serverFragment(manifest, BlogFormView, styles, messages);
