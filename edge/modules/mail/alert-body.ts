import type { TFunction } from 'i18next';
import { speak } from '../../../shared/i18n/speak.ts';
import type { Locale } from '../../../shared/kernel/locale.ts';
import { alertWords } from './messages/orders.ts';

/**
 * The sentence of an alert in both languages.
 * @example alertBody((t) => t('placed', { number: 'ESX6-AMB2' }))
 */
export function alertBody(say: (t: TFunction<'alert'>) => string): Record<Locale, string> {
  return { es: say(speak(alertWords, 'es')), en: say(speak(alertWords, 'en')) };
}
