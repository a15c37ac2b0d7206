import pager from '../../../shared/ui/pager.css?inline';
import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { PromotedView } from './view.tsx';

export const promotedFragment = serverFragment(manifest, PromotedView, styles + pager, messages);
