import { RETURN_PHOTO_MAX_BYTES } from '../kernel/constants/limits.ts';
import { UNSEEN_MARKS } from './names.ts';

/** The qualifications of a review, the best first. */
export const qualifications = [5, 4, 3, 2, 1] as const;
export type Qualification = (typeof qualifications)[number];

/** Most characters of a review's texts and of the seller's answer; our own limits. */
export const REVIEW_MAX = { title: 150, text: 5000, answer: 2000 } as const;

/** A photo of a review has as many bytes as one of a return at most. */
export const REVIEW_PHOTO_MAX_BYTES = RETURN_PHOTO_MAX_BYTES;

/** Most photos of one review; our own limit, as of a return. */
export const REVIEW_PHOTOS_MAX = 6;

/** Reviews of an item's page. */
export const REVIEWS_PAGE = 10;

/**
 * Days from the receipt of an order to the mail that asks for its reviews, and from that mail to the one reminder;
 * `first` is what a store begins with, or is offered. Our own limits.
 */
export const REVIEW_ASK = {
  days: { least: 0, most: 60, first: 7 },
  reminder: { least: 3, most: 30, first: 7 },
} as const;

/** Most reports of one review that are kept and counted; our own limit. */
export const REVIEW_REPORTS_MAX = 100;

/** The reasons for which a store hides a review, and a reader reports one. */
export const hideReasons = ['offensive', 'spam', 'personal_data', 'off_topic', 'other'] as const;
export type HideReason = (typeof hideReasons)[number];

/** What the office's list shows: all reviews, a part of them, or those with so many stars. */
export const reviewViews = [
  'all',
  'reported',
  'unanswered',
  'hidden',
  '5',
  '4',
  '3',
  '2',
  '1',
] as const;
export type ReviewView = (typeof reviewViews)[number];

/** How an item is rated. */
export interface Rating {
  /** With one decimal. */
  readonly average: number;
  readonly count: number;
}

/**
 * The rating of an item; null where nobody has rated it.
 * @param sum of all qualifications
 */
export function ratingOf(count: number, sum: number): Rating | null {
  return count === 0 ? null : { average: Math.round((sum / count) * 10) / 10, count };
}

/**
 * A buyer's name as shoppers see it: the first name, and the initial of the next. Nothing of a name
 * without letters is left.
 */
export function publicName(fullName: string): string {
  const [first = '', second = ''] = (fullName.match(/[\p{L}\p{M}'’-]+/gu) ?? []) as string[];
  const [initial] = second;
  const name = Array.from(first).slice(0, 40).join('');
  return initial === undefined ? name : `${name} ${Array.from(second)[0] ?? ''}.`;
}

/**
 * A text as it is kept: lines stay, at most one empty line between them, and no mark that turns the
 * direction of the text around it.
 */
export function tidyText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/gu, '\n')
    .replace(UNSEEN_MARKS, (mark) => (mark === '\n' ? mark : ' '))
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

/** What a form of a review lacks, by field name. */
export function reviewProblems(
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, 'required' | 'tooLong'>> {
  const stars = qualifications.some((one) => `${one}` === values['qualification']);
  const isLong = (name: 'title' | 'text') => (values[name] ?? '').length > REVIEW_MAX[name];
  return {
    ...(!stars && { qualification: 'required' as const }),
    ...(isLong('title') && { title: 'tooLong' as const }),
    ...(isLong('text') && { text: 'tooLong' as const }),
  };
}
