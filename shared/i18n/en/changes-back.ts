import type { Translation } from '../texts.ts';
import type { changesBack as es } from '../es/changes-back.ts';

/** The steps that take an account's own changes back, and do them again. */
export const changesBack: Translation<typeof es> = {
  done: {
    undo: 'Undone: {{subject}}. To do it again: Ctrl or Cmd + Shift + Z',
    redo: 'Done again: {{subject}}',
  },
  none: {
    undo: 'There is no change of yours of the last hour to undo',
    redo: 'There is no change to do again',
  },
  failed: 'That did not work',
  tryAgain: 'Try again, or look for it in the history.',
  subjects: {
    header: 'header',
    header_order: 'order of the headers',
    slide: 'slide or banner',
    slide_order: 'order of the slides or banners',
    settings: 'settings',
    picture: 'picture',
    catalogue: 'catalogue',
    catalogue_items: 'products of the catalogues',
    item: 'item',
    blog_entry: 'blog entry',
    redirect: 'address that leads on',
    legal_text: 'legal text',
    review: 'review',
    franchise: 'franchise',
    listing: 'items of other stores',
  },
};
