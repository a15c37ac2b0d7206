import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { EditHeadersView } from './view.tsx';

export const editHeaders = serverFragment(manifest, EditHeadersView, styles, messages);
