import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { ItemFormView } from './view.tsx';

export const itemForm = serverFragment(manifest, ItemFormView, styles, messages);
