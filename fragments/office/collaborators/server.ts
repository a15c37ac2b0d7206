import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { CollaboratorsView } from './view.tsx';

export const collaborators = serverFragment(manifest, CollaboratorsView, styles, messages);
