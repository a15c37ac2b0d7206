import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { PickFranchisesView } from './view.tsx';

export const pickFranchises = serverFragment(manifest, PickFranchisesView, styles, messages);
