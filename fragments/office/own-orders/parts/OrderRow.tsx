import { useSignals } from '@preact/signals-react/runtime';
import type { OrderStanding, SellerOrder } from '../../../../shared/contracts/seller-orders.ts';
import { count, fill } from '../../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { thumbnail } from '../../../../shared/rules/pictures.ts';
import { Act } from '../../../_office/Act.tsx';
import { momentOf } from '../../../_office/day.ts';
import { Leaving } from '../../../_office/Leaving.tsx';
import type { Messages } from '../messages/es.ts';
import type { OwnOrdersUi } from '../model.ts';

type Moved = NonNullable<OrderStanding['moved']>;

/** Width of a photo in the list, in CSS pixels. */
const PHOTO_PX = 56;

/** An order of the list, with the control that moves it to its next stage. */
export function OrderRow({ ui, order }: { ui: OwnOrdersUi; order: SellerOrder }) {
  useSignals();
  const { t, env } = ui.props;
  const { id, number, next, photo, item, more, state } = order;
  const { moves } = ui.model;
  if (next !== null && moves.$waiting.value.includes(id)) {
    return (
      <Leaving
        text={fill(t.moving, { number, state: t.states[next] })}
        undo={t.undo}
        undoName={fill(t.undoOf, { number })}
        onUndo={() => moves.undo(id)}
      />
    );
  }
  const moved = ui.model.others.$moved.value.get(id);
  const href = `${ui.action}/${id}`;
  const money = formatMoney(order.total, order.currency, env.tag);
  return (
    <div className="row">
      {ui.live && next !== null && (
        <input
          type="checkbox"
          className="pick"
          aria-label={fill(t.pickOf, { number })}
          checked={ui.model.bulk.$picked.value.has(id)}
          onChange={({ target }) => ui.model.bulk.pick(id, target.checked)}
        />
      )}
      {ui.live && next === null && <span className="pick" />}
      <span className="thumb">
        {photo && <img src={thumbnail(photo.url, PHOTO_PX)} alt="" loading="lazy" />}
      </span>
      <div className="own">
        <a href={href}>
          <b>{number}</b> · {order.buyer || t.inStore}
        </a>
        <span className="small">
          {item}
          {more > 0 && ` ${count(t, 'more_lines', more)}`} · {money}
        </span>
        <span className="badges">
          <span className={state.startsWith('canceled') ? 'badge badge-danger' : 'badge'}>
            {t.states[state]}
          </span>
          {order.is_test && <span className="badge">{t.test}</span>}
          {order.hold && <span className="badge badge-danger">{t.holds[order.hold]}</span>}
          <span className="muted small">{momentOf(order.placed_on, env)}</span>
        </span>
        {moved && (
          <span className="small changed">
            {whoMoved(t, moved)} · {momentOf(moved.at, env)}
          </span>
        )}
      </div>
      <div className="acts">
        <a className="btn btn-s btn-quiet" href={href} aria-label={fill(t.openOf, { number })}>
          {t.openOne}
        </a>
        {next !== null && <Next ui={ui} order={order} next={next} />}
      </div>
    </div>
  );
}

/** Who brought an order where it stands, while the list is on screen. */
export function whoMoved(t: Messages, { actor, by }: Moved): string {
  return actor === 'seller' && by?.name
    ? fill(t.movedBy.name, { name: by.name })
    : t.movedBy[actor];
}

function Next({
  ui,
  order: { id, number, state },
  next,
}: {
  ui: OwnOrdersUi;
  order: SellerOrder;
  next: NonNullable<SellerOrder['next']>;
}) {
  const { t, supplier, idempotencyKey } = ui.props;
  const label = t.nexts[next];
  return (
    <Act
      action={ui.action}
      fields={{
        intent: 'next',
        id: supplier,
        order: id,
        from: state,
        idempotency_key: idempotencyKey,
      }}
      label={label}
      name={`${label}: ${number}`}
      act={() => ui.model.moves.start(id)}
    />
  );
}
