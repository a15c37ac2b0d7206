import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { TalkLabelsView } from './view.tsx';

export const talkLabels = serverFragment(manifest, TalkLabelsView, styles, messages);
