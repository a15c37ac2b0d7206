import { namespace } from '../../../../shared/i18n/namespace.ts';
import { eventCanceled as eventCanceledEn } from './en/event-canceled.ts';
import { eventMessage as eventMessageEn } from './en/event-message.ts';
import { eventMessage as eventMessageAr } from './es-AR/event-message.ts';
import { eventCanceled as eventCanceledEs } from './es/event-canceled.ts';
import { eventMessage as eventMessageEs } from './es/event-message.ts';

/** What a store writes to the attendants of an experience. */
export const eventMessageWords = namespace(
  'mail-event',
  eventMessageEs,
  eventMessageEn,
  eventMessageAr,
);

/** An experience that its store called off. */
export const eventCanceledWords = namespace(
  'mail-event-canceled',
  eventCanceledEs,
  eventCanceledEn,
);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'mail-event': typeof eventMessageEs;
    'mail-event-canceled': typeof eventCanceledEs;
  }
}
