import type { Photo } from '../../../shared/contracts/fields.ts';
import type { HeaderInfo } from '../../../shared/contracts/banners.ts';
import type { SLIDER_IMAGE } from '../../../shared/kernel/constants/index.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export type SlideDevice = keyof typeof SLIDER_IMAGE;

export interface Slide {
  id: string;
  /** The picture in the size of each device: horizontal for landscape, vertical for portrait. */
  images: Record<SlideDevice, Photo>;
  /** See `actionUrl` in shared/rules/banners.ts; null is no link. */
  href: string | null;
  newTab: boolean;
  /** The picture in words, and the link's accessible name; null when nobody wrote any. */
  label: string | null;
}

export interface SliderHeader extends Pick<
  HeaderInfo,
  'title' | 'subtitle' | 'description' | 'button_label' | 'bgcolor'
> {
  /** See `actionUrl`; null shows no button. */
  href: string | null;
  newTab: boolean;
}

export interface SliderProps {
  env: PageEnv;
  /** Only those that reach this visitor (`bannersFor`). */
  slides: readonly Slide[];
  header: SliderHeader | null;
  /** The page's title where no header is one: only read aloud. */
  title?: string;
  /** 1: the words lie over the picture; 2: they stand beside it. */
  columns: 1 | 2;
  /** 1 where the header is the page's title. */
  headingLevel: 1 | 2;
}

/** The view's props: the edge adds the words of the page's language. */
export interface SliderViewProps extends SliderProps {
  t: Messages;
}
