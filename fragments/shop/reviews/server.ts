import pager from '../../../shared/ui/pager.css?inline';
import photos from '../../../shared/ui/review-photos.css?inline';
import stars from '../../../shared/ui/stars.css?inline';
import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { ReviewsView } from './view.tsx';

export const reviews = serverFragment(
  manifest,
  ReviewsView,
  styles + stars + photos + pager,
  messages,
);
