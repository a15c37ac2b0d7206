import { attendantsFragment } from '../../fragments/office/attendants/server.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import type { PageView } from './page.ts';

/**
 * The trail of a page below an experience's door.
 * @param tag the page's language, BCP 47
 * @param event the experience, by its id and name
 * @param page the page itself: its title, and its path without the store's base
 */
export function eventTrail(
  tag: string,
  event: { readonly id: string; readonly name: string },
  page: { readonly title: string; readonly path: string },
): NonNullable<PageView['trail']> {
  return [
    { label: wordsOf(attendantsFragment.words, tag).title, path: '/admin/asistentes' },
    { label: event.name, path: `/admin/asistentes/${event.id}` },
    { label: page.title, path: page.path },
  ];
}
