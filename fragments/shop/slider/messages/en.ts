import { headerButtons } from '../../../../shared/i18n/en/store-choices.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { argentine } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'slider',
  es,
  {
    label: 'Promotions',
    slide: 'Promotion {{position}} of {{total}}',
    newTab: '(opens in a new tab)',
    buttons: headerButtons,
    splide: {
      prev: 'Previous promotion',
      next: 'Next promotion',
      first: 'Go to the first promotion',
      last: 'Go to the last promotion',
      slideX: 'Go to promotion %s',
      pageX: 'Go to page %s',
      play: 'Resume the promotions',
      pause: 'Pause the promotions',
      carousel: 'carousel',
      slide: 'promotion',
      select: 'Choose the promotion to show',
      slideLabel: '%s of %s',
    },
  },
  argentine,
);
