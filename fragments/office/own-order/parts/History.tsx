import type { DeliveredTo } from '../../../../shared/contracts/order-edit-view.ts';
import { changesOf, moneyOf } from './edit-words.ts';
import { addressLines } from '../../../../shared/rules/address-lines.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { momentOf } from '../../../_office/day.ts';
import type { OwnOrderViewProps } from '../props.ts';

/** A line of the history. */
interface Entry {
  readonly key: string;
  readonly at: string;
  readonly title: string;
  readonly by: string;
  readonly text: string | null;
}

/** An order's way so far, the latest first: its moves, its holds, and what was authorised for it. */
export function History(props: OwnOrderViewProps) {
  const { env, t } = props;
  const entries = entriesOf(props);
  return (
    <section className="part" aria-labelledby="history">
      <h2 className="h3" id="history">
        {t.history}
      </h2>
      {entries.length === 0 ? (
        <p className="muted">{t.noMoves}</p>
      ) : (
        <ol className="moves">
          {entries.map((entry) => (
            <li key={entry.key}>
              <b>{entry.title}</b>{' '}
              <span className="muted small">
                {momentOf(entry.at, env)} · {entry.by}
              </span>
              {entry.text && <p className="small lines">{entry.text}</p>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** To whom and where an order goes, in one line. */
function goesTo({ full_name, phone, address }: DeliveredTo): string {
  return [full_name, phone, ...(address ? addressLines(address) : [])].join(', ');
}

function entriesOf({ env, t, order }: OwnOrderViewProps): Entry[] {
  const moves = order.history.map((move) => ({
    key: move.id,
    at: move.at,
    title: t.states[move.to],
    by: move.by?.name ?? t.actors[move.actor],
    text: move.reason && t.reasons[move.reason] + (move.note ? `: ${move.note}` : ''),
  }));
  const holds = [...(order.hold ? [order.hold] : []), ...order.past_holds];
  const held = holds.map((hold) => ({
    key: hold.id,
    at: hold.held_on,
    title: fill(t.hold.standing, { reason: t.hold.reasons[hold.reason] }),
    by: hold.by ? (hold.by.name ?? t.actors.seller) : t.actors.system,
    text: hold.note,
  }));
  const released = holds.flatMap(({ id, released_on: at, released_by: by }) =>
    at === null
      ? []
      : [
          {
            key: `${id}-released`,
            at,
            title: t.hold.ended,
            by: by ? (by.name ?? t.actors.seller) : t.actors.system,
            text: null,
          },
        ],
  );
  const authorized = (order.authorization?.steps ?? []).map(({ id, at, step, amount, by }) => ({
    key: `authorization-${id}`,
    at,
    title: fill(t.authorization.steps[step], {
      amount: formatMoney(amount ?? 0, order.currency, env.tag),
    }),
    by: by ? (by.name ?? t.actors.seller) : t.actors.system,
    text: null,
  }));
  const edited = (order.edits ?? []).map(({ at, by, note, delivery, lines }, place) => ({
    key: `edit-${place}`,
    at,
    title: delivery ? t.edit.editedDelivery : t.edit.editedLines,
    by: by.name ?? t.actors.seller,
    text: [
      ...(delivery
        ? [fill(t.edit.from, { to: goesTo(delivery.was) }), goesTo(delivery.became)]
        : []),
      ...(lines ? changesOf(t.edit, lines, moneyOf({ env, order })) : []),
      note,
    ]
      .filter(Boolean)
      .join('\n'),
  }));
  // Of equal times the order of the rows stands.
  return [...edited, ...moves, ...authorized, ...released, ...held].toSorted((a, b) =>
    b.at.localeCompare(a.at),
  );
}
