import { speak } from '../../../shared/i18n/speak.ts';
import { localeTag, type LanguageParts } from '../../../shared/kernel/locale.ts';
import type { WrittenMessage } from '../../outbox/index.ts';
import { writeLetter } from './letter.ts';
import { returnToldWords } from './messages/index.ts';
import { plainLine, plainName } from './plain.ts';

/** A return that was opened, answered or closed. */
export interface ReturnTold extends LanguageParts {
  /** The side that is written to. */
  readonly side: 'buyer' | 'store';
  readonly event: 'opened' | 'answered' | 'closed';
  readonly number: string;
  /** The buyer's name, as typed. */
  readonly name: string;
  /** Name of the store that delivers. */
  readonly seller: string;
  /** Name of the store that writes. */
  readonly storeName: string;
  /** ISO 3166-1 alpha-2 of the store. */
  readonly country: string;
  /** A CSS colour in hexadecimal. */
  readonly color: string;
  /** Address of the return. */
  readonly link: string;
  /** Address at which a buyer has no more mails of the store; undefined for the store itself. */
  readonly stop?: string | undefined;
}

/** The mail about a return, to either side. It holds none of what the two write to each other. */
export function returnToldMail(
  told: ReturnTold,
): Extract<WrittenMessage['words'], { channel: 'mail' }> {
  const { side, event, locale, region, storeName, country, color, number, link, stop } = told;
  const t = speak(returnToldWords, localeTag(locale, country, region));
  const name = plainName(told.name);
  const title = t(`title.${side}.${event}`, { number });
  const text = t(`text.${side}.${event}`, {
    seller: plainLine(told.seller),
    name: name === '' ? t('aBuyer') : name,
  });
  return writeLetter({
    locale,
    storeName,
    color,
    subject: title,
    title,
    paragraphs: [side === 'store' || name === '' ? text : `${t('hello', { name })} ${text}`],
    code: null,
    button: { label: t(`see.${side}`), link },
    notes: [t(`note.${side}`, { store: storeName })],
    ...(stop !== undefined && { stop: { label: t('stop', { store: storeName }), link: stop } }),
  });
}
