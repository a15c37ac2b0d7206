import { namespace } from '../../../../shared/i18n/namespace.ts';
import { eventCanceled as eventCanceledEn } from './en/event-canceled.ts';
import { eventMessage as eventMessageEn } from './en/event-message.ts';
import { eventMessage as eventMessageAr } from './es-AR/event-message.ts';
import { eventCanceled as eventCanceledEs } from './es/event-canceled.ts';
import { eventMessage as eventMessageEs } from './es/event-message.ts';
import { placesOffered as placesOfferedEn } from './en/places-offered.ts';
import { placesOffered as placesOfferedAr } from './es-AR/places-offered.ts';
import { placesOffered as placesOfferedEs } from './es/places-offered.ts';

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

/** Places that somebody waited for. */
export const placesOfferedWords = namespace(
  'mail-places',
  placesOfferedEs,
  placesOfferedEn,
  placesOfferedAr,
);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'mail-event': typeof eventMessageEs;
    'mail-event-canceled': typeof eventCanceledEs;
    'mail-places': typeof placesOfferedEs;
  }
}
