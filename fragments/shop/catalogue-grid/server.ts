import pager from '../../../shared/ui/pager.css?inline';
import { serverFragment } from '../../_runtime/server.ts';
import { messages } from './messages/en.ts';
import { manifest } from './manifest.ts';
import styles from './styles.css?inline';
import { CatalogueGridView } from './view.tsx';

export const catalogueGrid = serverFragment(manifest, CatalogueGridView, styles + pager, messages);
