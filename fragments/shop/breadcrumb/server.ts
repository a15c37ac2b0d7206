import { serverFragment } from '../../_runtime/server.ts';
import { messages } from './messages/en.ts';
import { manifest } from './manifest.ts';
import styles from './styles.css?inline';
import { BreadcrumbView } from './view.tsx';

export const breadcrumb = serverFragment(manifest, BreadcrumbView, styles, messages);
