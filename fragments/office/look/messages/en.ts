import { namespace } from '../../../../shared/i18n/namespace.ts';
import {
  adornments,
  carouselColumns,
  footerStyles,
  photoShapes,
  sectionNames,
} from '../../../../shared/i18n/en/store-looks.ts';
import { es } from './es.ts';

export const messages = namespace('look', es, {
  title: 'A look in preparation',
  actions: { save: 'Prepare another look of the store' },
  intro:
    'Prepare another look that nobody sees, share it for opinions, and publish it now or on the day that you choose.',
  form: 'Look',
  fields: {
    color1: 'Main colour',
    color2: 'Accent colour',
    bgcolor: 'Background colour',
    footer_bg: 'Footer’s background',
    footer_fg: 'Footer’s text',
    photo: 'Photo of the store',
    favicon: 'Icon of the tab',
    columns: 'Columns of the carousel',
    adornment_type: 'Adornment of the background',
    footer_style: 'Style of the footer',
    photo_display: 'Shape of the photo',
    darkmode: 'Begin in dark mode',
    hidden_darkmode: 'Hide the switch between light and dark',
    hidden_store_name: 'Show the photo alone, without the name',
    hidden_search_bar: 'Hide the search box and the catalogues',
    sections: 'Sections of the menu',
    publish_at: 'Publish on',
  },
  hints: {
    color: 'Such as #7a2e5e. Empty: the usual one.',
    publish_at: 'By your store’s clock ({{city}}). Empty: you publish it.',
  },
  picture: { none: 'No picture', present: 'The present one' },
  columns: carouselColumns,
  adornment: adornments,
  footer_style: footerStyles,
  photo_display: photoShapes,
  section: sectionNames,
  save: 'Save without publishing',
  none: 'Nothing is prepared yet: below is what is seen now.',
  draft: 'Preview',
  planned: 'It is published: {{when}}',
  unplanned: 'Nobody sees it until you publish it.',
  share: 'Anybody with this address sees the preview, until you publish or drop it:',
  frame: 'The store in the look that is being prepared',
  publish: 'Publish now',
  drop: 'Drop',
  advice:
    '{{field}}: its text has a contrast of {{ratio}}, less than 4.5. With {{passes}} it can be read.',
  problems: {
    color: 'Write a colour such as #7a2e5e',
    time: 'Choose a day and an hour',
  },
  done: {
    saved: 'The look was saved: only those with the address see it',
    published: 'The look was published: your store looks so now',
    dropped: 'The look was dropped',
  },
});
