import check from '../../../shared/ui/check.css?inline';
import pager from '../../../shared/ui/pager.css?inline';
import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { EmbedKeysView } from './view.tsx';

export const embedKeys = serverFragment(manifest, EmbedKeysView, styles + pager + check, messages);
