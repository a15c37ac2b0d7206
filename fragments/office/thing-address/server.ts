import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { ThingAddressView } from './view.tsx';

export const thingAddress = serverFragment(manifest, ThingAddressView, styles, messages);
