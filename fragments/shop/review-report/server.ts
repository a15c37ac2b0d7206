import stars from '../../../shared/ui/stars.css?inline';
import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { ReviewReportView } from './view.tsx';

export const reviewReport = serverFragment(manifest, ReviewReportView, styles + stars, messages);
