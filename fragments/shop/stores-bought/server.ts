import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { StoresBoughtView } from './view.tsx';

export const storesBought = serverFragment(manifest, StoresBoughtView, styles, messages);
