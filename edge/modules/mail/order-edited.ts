import type {
  BoughtEdit,
  DeliveredTo,
  EditedLines,
} from '../../../shared/contracts/order-edit-view.ts';
import { speak } from '../../../shared/i18n/speak.ts';
import { formatMoney } from '../../../shared/kernel/money.ts';
import { addressLines } from '../../../shared/rules/address-lines.ts';
import type { BuyerHead } from './buyer-head.ts';
import { greeted, tagOf, writeLetter, type MailWords } from './letter.ts';
import { orderEditedWords } from './messages/edits.ts';
import { plainLine } from './plain.ts';

/** How many lines a mail names; the page of the purchase names all. */
const NAMED_MOST = 20;

/** An order that its seller has changed since it was placed. */
export interface OrderEdited extends BuyerHead {
  readonly edit: BoughtEdit;
  /** The currency of the order. */
  readonly currency: string;
  /** Address of the purchase. */
  readonly link: string;
}

/** The mail that tells a buyer of a change of their order, and how it is now. */
export function orderEditedMail(edited: OrderEdited): MailWords {
  const { edit, storeName, number } = edited;
  const tag = tagOf(edited);
  const t = speak(orderEditedWords, tag);
  const seller = plainLine(edited.seller);
  const note = plainLine(edit.note ?? '');
  const { delivery, lines } = edit;
  const text = t(delivery ? 'delivery' : 'lines', { seller });
  const money = (amount: number) => formatMoney(amount, edited.currency, tag);
  return writeLetter(edited, {
    title: t('title', { number }),
    paragraphs: [
      greeted(edited.name, (name) => t('hello', { name }), text),
      ...(delivery ? [t('now', { to: placeOf(delivery.became) })] : []),
      ...(lines ? [...lines.changes.slice(0, NAMED_MOST).map(changeLine), ...sumsOf(lines)] : []),
      ...(note === '' ? [] : [t('note', { note })]),
      t('wrong'),
    ],
    button: t('see'),
    notes: [t('footer', { store: storeName })],
    stop: t('stop', { store: storeName }),
  });

  function changeLine({ name, from, to }: EditedLines['changes'][number]): string {
    return t('change', { name: plainLine(name), from: String(from), to: String(to) });
  }

  function sumsOf({ was, becomes, way }: EditedLines): string[] {
    if (way === 'none') return [];
    return [t(way, { amount: money(was - becomes), total: money(becomes) })];
  }
}

/** To whom and where it goes, in one line. */
function placeOf({ full_name, address }: DeliveredTo): string {
  return [full_name, ...(address ? addressLines(address) : [])]
    .map(plainLine)
    .filter((line) => line !== '')
    .join(', ');
}
