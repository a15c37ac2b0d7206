import type { Translation } from '../../../../../shared/i18n/texts.ts';
import type { storeUnfinished as es } from '../es/store-unfinished.ts';

export const storeUnfinished: Translation<typeof es> = {
  title: 'Your store closes on {{day}}',
  text: 'You opened your store, and it is still empty. On {{day}} we close it, and its address is free for somebody else.',
  keeps:
    'One thing keeps it: a photo, a product, or how you deliver and are paid. It takes less than a minute.',
  open: 'Go on with my store',
  note: 'If you do not want it any more, do nothing: your account stays, and you can open another store at any time.',
};
