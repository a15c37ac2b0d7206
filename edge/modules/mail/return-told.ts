import { speak } from '../../../shared/i18n/speak.ts';
import { paragraphsOf } from '../../../shared/rules/event-messages.ts';
import { greeted, tagOf, writeLetter, type MailWords, type SpokenHead } from './letter.ts';
import { returnToldWords } from './messages/index.ts';
import { plainLine, plainName } from './plain.ts';

/** A return that was opened, answered or closed, or a withdrawal from a purchase. */
export interface ReturnTold extends SpokenHead {
  /** The side that is written to. */
  readonly side: 'buyer' | 'store';
  readonly event:
    | 'opened'
    | 'withdrawn'
    | 'answered'
    | 'accepted'
    | 'declined'
    | 'inspected'
    | 'exchange_asked'
    | 'exchange_kept'
    | 'exchange_money'
    | 'exchange_canceled'
    | 'exchange_inspected'
    | 'exchange_refused'
    | 'exchange_sent'
    | 'closed';
  /** The seller's own words beside a decision, or who carries what was sent in exchange. */
  readonly words?: string | undefined;
  /** The code of a withdrawal. */
  readonly code?: string | undefined;
  readonly number: string;
  /** The buyer's name, as typed. */
  readonly name: string;
  /** Name of the store that delivers. */
  readonly seller: string;
  /** Address of the return. */
  readonly link: string;
  /** Address at which a buyer has no more mails of the store; undefined for the store itself. */
  readonly stop?: string | undefined;
}

/** The mail about a return, to either side. Of what the two write to each other it holds a decision's words alone, and why none is exchanged. */
export function returnToldMail(told: ReturnTold): MailWords {
  const { side, event, code, words = '', storeName, number } = told;
  const t = speak(returnToldWords, tagOf(told));
  const name = plainName(told.name);
  const title = t(`title.${side}.${event}`, { number });
  const text = t(`text.${side}.${event}`, {
    seller: plainLine(told.seller),
    name: name === '' ? t('aBuyer') : name,
  });
  return writeLetter(told, {
    title,
    paragraphs: [
      side === 'store' ? text : greeted(told.name, (hailed) => t('hello', { name: hailed }), text),
      ...paragraphsOf(words),
      ...(code === undefined ? [] : [t('code', { code })]),
    ],
    button: t(`see.${side}`),
    notes: [t(`note.${side}`, { store: storeName })],
    stop: t('stop', { store: storeName }),
  });
}
