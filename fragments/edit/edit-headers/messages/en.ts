import { namespace } from '../../../../shared/i18n/namespace.ts';
import { editPanel } from '../../../../shared/i18n/en/edit-panel.ts';
import { headerButtons } from '../../../../shared/i18n/en/store-choices.ts';
import { header, validation } from '../../../../shared/i18n/en/words.ts';
import { argentine } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'edit-headers',
  es,
  {
    panel: editPanel,
    done: header,
    words: {
      title: 'Headers',
      add: 'Add a header',
      create: 'New header',
      change: 'Edit header',
      none: 'Your store has no headers yet.',
      list: 'Headers in their order',
    },
    intro: 'The home page shows the first one. The others wait for their turn.',
    shown: 'Shown',
    labels: {
      title: 'Title',
      subtitle: 'Subtitle',
      description: 'Description',
      title_en: 'Title in English',
      subtitle_en: 'Subtitle in English',
      description_en: 'Description in English',
      target: 'Shown to',
      action_type: 'The button leads to',
      url: 'Address',
      product: 'Product',
      button_label: 'Text of the button',
      bgcolor: 'Background colour',
    },
    noGround: 'No colour',
    ownGround: 'Another colour',
    ownColor: 'A background colour of your own',
    pick: 'Choose the background colour',
    reads: 'The colour of the text is chosen so that it reads: contrast {{ratio}} to 1.',
    grounds: {
      white: 'White',
      sand: 'Sand',
      sage: 'Sage',
      night: 'Night blue',
      wine: 'Wine',
      coal: 'Charcoal',
    },
    actions: { none: 'Nowhere: no button', url: 'An address', product: 'A product' },
    buttons: headerButtons,
    urlHint: 'A web address (https://…) or a page of your store, such as /catalogos.',
    problems: {
      required: validation.required,
      link: 'Enter an address that begins with https:// or with /',
      color: 'Enter a colour such as #1d4d3f',
    },
    needs: {
      title: 'Enter the title',
      url: 'Enter the address that the button leads to',
      product: 'Choose the product',
      bgcolor: 'Enter a background colour such as #1d4d3f',
    },
  },
  argentine,
);
