import { namespace } from '../../../../shared/i18n/namespace.ts';
import { editPanel } from '../../../../shared/i18n/en/edit-panel.ts';
import { pager } from '../../../../shared/i18n/en/pager.ts';
import { banner } from '../../../../shared/i18n/en/words.ts';
import { slideWords } from '../../../_edit/slides/messages/en.ts';
import { argentine } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'edit-slides',
  es,
  {
    ...slideWords,
    panel: editPanel,
    done: banner,
    words: {
      title: 'Carousel',
      add: 'Add a slide',
      create: 'New slide',
      change: 'Edit slide',
      none: 'The carousel of your store has no slides yet.',
      list: 'Slides in their order',
    },
    intro: 'One slide stands still; several move by themselves. The home page shows the first ten.',
    columns: {
      label: 'Columns',
      one: 'One: over the whole width',
      two: 'Two: beside the header',
    },
    leads: {
      none: 'No link',
      url: 'Leads to an address',
      product: 'Leads to a product',
      signup: 'Leads to the registration',
    },
    waits: 'Waits for its turn',
    views: {
      label: 'See the slides',
      order: 'In their order',
      hzt_image: 'Table of horizontal banners',
      vrt_image: 'Table of vertical banners',
    },
    titles: {
      image: 'Image',
      link: 'Link',
      type: 'Type',
      target: 'Visibility',
      acts: 'Actions',
    },
    types: { none: 'Picture alone', url: 'Address', product: 'Product', signup: 'Registration' },
    pages: { previous: pager.prev, next: pager.next, position: pager.position },
  },
  argentine,
);
