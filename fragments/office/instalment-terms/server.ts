import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { InstalmentTermsView } from './view.tsx';

export const instalmentTermsFragment = serverFragment(
  manifest,
  InstalmentTermsView,
  styles,
  messages,
);
