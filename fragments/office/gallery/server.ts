import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { GalleryView } from './view.tsx';

export const gallery = serverFragment(manifest, GalleryView, styles, messages);
