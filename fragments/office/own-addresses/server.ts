import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { OwnAddressesView } from './view.tsx';

export const ownAddresses = serverFragment(manifest, OwnAddressesView, styles, messages);
