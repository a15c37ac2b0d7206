import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { ParcelOriginView } from './view.tsx';

export const parcelOrigin = serverFragment(manifest, ParcelOriginView, styles, messages);
