import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('theme', es, {
  dark: 'Use dark theme',
  light: 'Use light theme',
});
