import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('share', es, {
  share: 'Share',
  shareShop: 'Share this shop',
  close: 'Close',
  link: 'Link',
  copy: 'Copy link',
  copiesFirst: 'Copies the link and opens the network to paste it:',
  copied: 'Link copied',
  copyFailed: 'We could not copy the link. Please select and copy it.',
  email: 'Email',
  opensTab: '(opens in a new tab)',
});
