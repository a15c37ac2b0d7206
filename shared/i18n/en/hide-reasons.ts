import type { hideReasonWords as es } from '../es/hide-reasons.ts';
import type { Translation } from '../texts.ts';

/** The reasons for which a store hides a review. */
export const hideReasonWords: Translation<typeof es> = {
  offensive: 'it offends or insults',
  spam: 'it is advertising',
  personal_data: 'it contains personal data',
  off_topic: 'it is not about the item',
  other: 'another one',
};
