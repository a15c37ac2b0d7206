import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { OwnBlogView } from './view.tsx';

export const ownBlog = serverFragment(manifest, OwnBlogView, styles, messages);
