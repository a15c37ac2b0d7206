import { serverWidget } from '../../_runtime/server-widget.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { mailBadgeView } from './view.ts';

/** The words that a script changes the badge by. */
const LIVE = ['title', 'unread'] as const;

export const mailBadge = serverWidget(manifest, mailBadgeView, styles, messages, LIVE);
