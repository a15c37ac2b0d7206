import stars from '../../../shared/ui/stars.css?inline';
import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { TalkReportView } from './view.tsx';

export const talkReport = serverFragment(manifest, TalkReportView, styles + stars, messages);
