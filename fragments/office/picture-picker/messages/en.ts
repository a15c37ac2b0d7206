import { namespace } from '../../../../shared/i18n/namespace.ts';
import { en as pictures } from '../../../_office/library/messages/en.ts';
import { es } from './es.ts';

export const messages = namespace('picture-picker', es, {
  ...pictures,
  title: 'Choose an image',
  close: 'Close',
});
