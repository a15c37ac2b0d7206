import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { CatalogueItemsView } from './view.tsx';

export const catalogueItems = serverFragment(manifest, CatalogueItemsView, styles, messages);
