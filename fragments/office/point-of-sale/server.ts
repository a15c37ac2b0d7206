import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { PointOfSaleView } from './view.tsx';

export const pointOfSale = serverFragment(manifest, PointOfSaleView, styles, messages);
