import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { EditProductsView } from './view.tsx';

export const editProducts = serverFragment(manifest, EditProductsView, styles, messages);
