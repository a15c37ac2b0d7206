import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { OwnCataloguesView } from './view.tsx';

export const ownCatalogues = serverFragment(manifest, OwnCataloguesView, styles, messages);
