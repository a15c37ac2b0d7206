import { useSignals } from '@preact/signals-react/runtime';
import type { ResaleItem } from '../../../shared/contracts/resale.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../shared/kernel/money.ts';
import { Thumbnail } from '../../../shared/ui/Thumbnail.tsx';
import { Act } from '../Act.tsx';
import { Leaving } from '../Leaving.tsx';
import type { ResaleUi } from './ui.ts';

/** Width of a photo in the list, in CSS pixels. */
const PHOTO_PX = 56;

/** An item that another store offers, and the button that adds it to the store or removes it. */
export function ResaleRow({ ui, item }: { ui: ResaleUi; item: ResaleItem }) {
  useSignals();
  const { model, t, tag, action, asked, idempotencyKey } = ui;
  const { removals } = model;
  const { id, name, photo, currency, in_store: isIn } = item;
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
  const earning = formatMoney(item.earnings, currency, tag);
  const buyBy = formatMoney(item.buy_by, currency, tag);
  return (
    <div className="row">
      <span className="thumb">
        {photo && <Thumbnail photo={photo} size={PHOTO_PX} loading="lazy" />}
      </span>
      <div className="own">
        <b>{name}</b>
        <span className="small muted">
          {fill(t.supplied, { name: item.supplier_name })} ·{' '}
          {formatMoney(item.list_price, currency, tag)}
        </span>
        <span className="small">
          {ui.showsEarnings &&
            item.earnings > 0 &&
            `${fill(t.earning, { amount: earning })} · ${fill(t.buyBy, { amount: buyBy })}`}{' '}
          {isIn && <span className="badge">{t.inStore}</span>}
        </span>
      </div>
      <div className="acts">
        <Act
          action={action}
          fields={{
            ...asked,
            intent: isIn ? 'remove' : 'add',
            id,
            idempotency_key: idempotencyKey,
          }}
          label={isIn ? t.remove : t.add}
          name={fill(isIn ? t.removeOf : t.addOf, { name })}
          act={() => (isIn ? removals.start(id) : void model.add(id))}
        />
      </div>
    </div>
  );
}
