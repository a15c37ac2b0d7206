import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { AlertDevicesView } from './view.tsx';

export const alertDevices = serverFragment(manifest, AlertDevicesView, styles, messages);
