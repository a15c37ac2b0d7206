import styles from '../../_office/css/list.css?inline';
import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import { OwnReturnsView } from './view.tsx';

export const ownReturns = serverFragment(manifest, OwnReturnsView, styles, messages);
