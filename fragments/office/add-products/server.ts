import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { AddProductsView } from './view.tsx';

export const addProducts = serverFragment(manifest, AddProductsView, styles, messages);
