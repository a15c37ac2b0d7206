import { serverFragment } from '../../_runtime/server.ts';
import { messages } from './messages/en.ts';
import { manifest } from './manifest.ts';
import styles from './styles.css?inline';
import { AddressesView } from './view.tsx';

export const addresses = serverFragment(manifest, AddressesView, styles, messages);
