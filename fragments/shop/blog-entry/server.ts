import { serverFragment } from '../../_runtime/server.ts';
import { messages } from './messages/en.ts';
import { manifest } from './manifest.ts';
import styles from './styles.css?inline';
import { BlogEntryView } from './view.tsx';

export const blogEntry = serverFragment(manifest, BlogEntryView, styles, messages);
