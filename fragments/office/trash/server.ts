import { serverFragment } from '../../_runtime/server.ts';
import styles from '../../_office/css/list.css?inline';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import { TrashView } from './view.tsx';

export const trash = serverFragment(manifest, TrashView, styles, messages);
