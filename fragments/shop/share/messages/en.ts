import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('share', es, {
  share: 'Share',
  shareShop: 'Share this shop',
  earn: 'Share and earn',
  earnText: 'What is bought by this link counts for the partner who shows this button.',
  close: 'Close',
  link: 'Link',
  copy: 'Copy link',
  copiesFirst: 'Copies the link and opens the network to paste it:',
  copied: 'Link copied',
  copyFailed: 'We could not copy the link. Please select and copy it.',
  email: 'Email',
  opensTab: '(opens in a new tab)',
});
