import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { OwnReturnView } from './view.tsx';

export const ownReturn = serverFragment(manifest, OwnReturnView, styles, messages);
