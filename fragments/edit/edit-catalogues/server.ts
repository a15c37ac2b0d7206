import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { EditCataloguesView } from './view.tsx';

export const editCatalogues = serverFragment(manifest, EditCataloguesView, styles, messages);
