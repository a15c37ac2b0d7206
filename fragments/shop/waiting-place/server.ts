import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { WaitingPlaceView } from './view.tsx';

export const waitingPlace = serverFragment(manifest, WaitingPlaceView, styles, messages);
