import { namespace } from '../../../../shared/i18n/namespace.ts';
import { eventMessage as eventMessageEn } from './en/event-message.ts';
import { eventMessage as eventMessageAr } from './es-AR/event-message.ts';
import { eventMessage as eventMessageEs } from './es/event-message.ts';

/** What a store writes to the attendants of an experience. */
export const eventMessageWords = namespace(
  'mail-event',
  eventMessageEs,
  eventMessageEn,
  eventMessageAr,
);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'mail-event': typeof eventMessageEs;
  }
}
