import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { OwnDeliveryView } from './view.tsx';

export const ownDeliveryFragment = serverFragment(manifest, OwnDeliveryView, styles, messages);
