import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { EditFranchisesView } from './view.tsx';

export const editFranchises = serverFragment(manifest, EditFranchisesView, styles, messages);
