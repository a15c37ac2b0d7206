import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { TalkFiltersView } from './view.tsx';

export const talkFilters = serverFragment(manifest, TalkFiltersView, styles, messages);
