import type { OpenBy } from '../contracts/open-editors.ts';
import { dateTimeFormat } from '../kernel/intl.ts';
import { timeZoneOf } from '../rules/time-zone.ts';
import { fill } from '../i18n/fill.ts';

/** The words of an editor that another person of the staff has open, too. */
export interface OpenByWords {
  readonly by: string;
  readonly nameless: string;
}

/**
 * The notice of one who has an editor open, with the time by the store's clock.
 * @param place the page's language (BCP 47), and the store's country and zone
 */
export function openByText(
  { name, since }: OpenBy,
  t: OpenByWords,
  place: { readonly tag: string; readonly country: string; readonly zone?: string },
): string {
  const clock = dateTimeFormat(place.tag, {
    timeStyle: 'short',
    timeZone: timeZoneOf(place.zone ?? place.country),
  });
  const time = clock.format(new Date(since));
  return fill<string>(name === null ? t.nameless : t.by, { name: name ?? '', time });
}
