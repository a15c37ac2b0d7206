import { serverFragment } from '../../_runtime/server.ts';
import { messages } from './messages/en.ts';
import { manifest } from './manifest.ts';
import styles from './styles.css?inline';
import { CatalogueStripView } from './view.tsx';

export const catalogueStrip = serverFragment(manifest, CatalogueStripView, styles, messages);
