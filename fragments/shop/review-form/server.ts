import photos from '../../../shared/ui/review-photos.css?inline';
import stars from '../../../shared/ui/stars.css?inline';
import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { ReviewFormView } from './view.tsx';

export const reviewForm = serverFragment(
  manifest,
  ReviewFormView,
  styles + stars + photos,
  messages,
);
