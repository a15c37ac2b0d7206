import type { PageEnv } from '../../_runtime/env.ts';
import type { Picture, PictureLack } from '../../../shared/contracts/gallery.ts';
import type { Messages } from './messages/es.ts';

/** The action that a form without script has just done. */
export type Done = 'changed' | 'removed';

export interface GalleryProps {
  env: PageEnv;
  items: Picture[];
  /** The number in all. */
  total: number;
  /** 1-based page of the pictures. */
  page: number;
  /** A word of the names of the pictures that show; empty for all. */
  text: string;
  /** What the pictures that show lack; null for all. */
  lacks: PictureLack | null;
  /** How many pictures with this text have no description. */
  undescribed: number;
  done: Done | null;
  /** Idempotency key of the forms without script. */
  idempotencyKey: string;
  error?: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface GalleryViewProps extends GalleryProps {
  t: Messages;
}
