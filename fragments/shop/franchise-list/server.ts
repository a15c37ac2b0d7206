import pager from '../../../shared/ui/pager.css?inline';
import { serverFragment } from '../../_runtime/server.ts';
import { messages } from './messages/en.ts';
import { manifest } from './manifest.ts';
import styles from './styles.css?inline';
import { FranchiseListView } from './view.tsx';

export const franchiseList = serverFragment(manifest, FranchiseListView, styles + pager, messages);
