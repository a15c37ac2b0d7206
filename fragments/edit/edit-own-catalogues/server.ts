import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { EditOwnCataloguesView } from './view.tsx';

export const editOwnCatalogues = serverFragment(manifest, EditOwnCataloguesView, styles, messages);
