import { useSignals } from '@preact/signals-react/runtime';
import type { OwnItem } from '../../../../shared/contracts/item-fields.ts';
import { count, fill } from '../../../../shared/i18n/fill.ts';
import { TEXT_MAX } from '../../../../shared/kernel/constants/limits.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { thumbnail } from '../../../../shared/rules/pictures.ts';
import { Act } from '../../../_office/Act.tsx';
import { momentOf } from '../../../_office/day.ts';
import { Leaving } from '../../../_office/Leaving.tsx';
import type { OwnItemsUi } from '../model.ts';

/** Width of a photo in the list, in CSS pixels. */
const PHOTO_PX = 56;

/** An item of the list with what can be done to it. */
export function ItemRow({ ui, item }: { ui: OwnItemsUi; item: OwnItem }) {
  useSignals();
  const { t, idempotencyKey } = ui.props;
  const { removals, publish } = ui.model;
  const { id, name, photo } = item;
  if (removals.$waiting.value.includes(id)) {
    return (
      <Leaving
        text={fill(t.removing, { name })}
        undo={t.undo}
        undoName={fill(t.undoOf, { name })}
        onUndo={() => removals.undo(id)}
      />
    );
  }
  const isOut = item.list_state === 'unpublished';
  const href = `${ui.action}/${id}`;
  const fields = { id, idempotency_key: idempotencyKey };
  return (
    <div className="row">
      <span className="thumb">
        {photo && <img src={thumbnail(photo.url, PHOTO_PX)} alt="" loading="lazy" />}
      </span>
      <div className="own">
        <a href={href}>
          <b>{name}</b>
        </a>
        <span className="small">
          {priceOf(ui, item)} · {item.units === null ? t.ondemand : count(t, 'units', item.units)}
          {item.variants > 1 && ` · ${count(t, 'variants', item.variants)}`}
        </span>
        <Badges ui={ui} item={item} />
      </div>
      <div className="acts">
        <a className="btn btn-s btn-quiet" href={href} aria-label={fill(t.editOf, { name })}>
          {t.edit}
        </a>
        <Copy ui={ui} item={item} />
        <Act
          action={ui.action}
          fields={{ ...fields, intent: isOut ? 'publish' : 'unpublish' }}
          label={isOut ? t.publish : t.unpublish}
          name={fill(isOut ? t.publishOf : t.unpublishOf, { name })}
          act={() => void publish(item, isOut ? 'published' : 'unpublished')}
        />
        <Act
          action={ui.action}
          fields={{ ...fields, intent: 'delete' }}
          label={t.remove}
          name={fill(t.removeOf, { name })}
          act={() => removals.start(id)}
        />
      </div>
    </div>
  );
}

/** Makes a copy, whose form is the next page: the form is posted with script, too. */
function Copy({ ui, item: { id, name } }: { ui: OwnItemsUi; item: OwnItem }) {
  const { t, idempotencyKey } = ui.props;
  const ending = Array.from(t.copyEnding);
  const copy = [...Array.from(name).slice(0, TEXT_MAX.itemName - ending.length), ...ending];
  return (
    <form method="post" action={ui.action}>
      <input type="hidden" name="intent" value="duplicate" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="name" value={copy.join('')} />
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
      <button className="btn btn-s btn-quiet" aria-label={fill(t.duplicateOf, { name })}>
        {t.duplicate}
      </button>
    </form>
  );
}

function priceOf({ props: { t, env } }: OwnItemsUi, item: OwnItem): string {
  if (item.is_free) return t.free;
  const price = formatMoney(item.list_price, item.currency, env.tag);
  return item.highest_price > item.list_price ? fill(t.from, { price }) : price;
}

function Badges({ ui, item }: { ui: OwnItemsUi; item: OwnItem }) {
  const { t, env } = ui.props;
  const { publish_at: at } = item;
  const isOut = item.list_state === 'unpublished';
  if (!isOut && !item.hiden) return null;
  return (
    <span className="badges">
      {isOut && (
        <span className="badge">
          {at === null ? t.unpublished : fill(t.later, { date: momentOf(at, env) })}
        </span>
      )}
      {item.hiden && <span className="badge">{t.hidden}</span>}
    </span>
  );
}
