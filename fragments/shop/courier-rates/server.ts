import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { CourierRatesView } from './view.tsx';

export const courierRatesFragment = serverFragment(manifest, CourierRatesView, styles, messages);
