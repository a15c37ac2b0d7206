import type { PageEnv } from '../../../_runtime/env.ts';
import type { BoughtEdit } from '../../../../shared/contracts/order-edit-view.ts';
import type { BoughtOrder } from '../../../../shared/contracts/orders.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { addressLines } from '../../../../shared/rules/address-lines.ts';
import type { Messages } from '../messages/es.ts';
import { dayText } from './standing.ts';

/** A note of the seller, or an edit, in words: the edge makes them, so that no browser loads what they need. */
export interface Told {
  readonly title: string;
  /** ISO 8601. */
  readonly at: string;
  readonly day: string;
  /** The words of the seller, and how the order is since: a line each, with a break before it. */
  readonly text: string;
}

interface Words {
  readonly t: Messages;
  readonly env: PageEnv;
  readonly currency: string;
}

/** What the seller has changed of an order, and wrote about it; the latest first. */
export function toldOf({ notes, edits = [] }: BoughtOrder, { t, env, currency }: Words): Told[] {
  const money = (amount: number) => formatMoney(amount, currency, env.tag);
  const all = [
    ...notes.map(({ at, text }) => ({ at, title: t.noteOf, lines: [text] })),
    ...edits.map((edit) => ({
      at: edit.at,
      title: edit.delivery ? t.editedDelivery : t.editedLines,
      lines: linesOf(edit, t, money),
    })),
  ];
  return all
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .map(({ at, title, lines }) => ({
      title,
      at,
      day: dayText(at, env.tag, env.country),
      text: lines.map((line) => `\n${line}`).join(''),
    }));
}

/** How the order is since an edit, a sentence each, and the words of the seller. */
function linesOf(
  { delivery, lines, note }: BoughtEdit,
  t: Messages,
  money: (amount: number) => string,
): string[] {
  const to = delivery?.became;
  return [
    ...(to ? [[to.full_name, ...(to.address ? addressLines(to.address) : [])].join(', ')] : []),
    ...(lines?.changes ?? []).map(({ name, from, to: left }) =>
      fill(t.editedChange, { name, from: String(from), to: String(left) }),
    ),
    ...(lines && lines.way !== 'none'
      ? [fill(t.editedMoney[lines.way], { amount: money(lines.was - lines.becomes) })]
      : []),
    ...(note ? [note] : []),
  ];
}
