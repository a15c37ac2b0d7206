import { useSignals } from '@preact/signals-react/runtime';
import { useRef, type SubmitEvent } from 'react';
import { fill } from '../../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { thumbnail } from '../../../../shared/rules/pictures.ts';
import { Act } from '../../../_office/Act.tsx';
import { Leaving } from '../../../_office/Leaving.tsx';
import type { CatalogueItemsUi } from '../model.ts';
import type { Messages } from '../messages/es.ts';
import type { Product } from '../props.ts';

/** Width of a photo in the list, in CSS pixels. */
const PHOTO_PX = 56;

interface RowProps {
  ui: CatalogueItemsUi;
  product: Product;
}

/** A product of the catalogue with what can be done to it. */
export function ProductRow({ ui, product }: RowProps) {
  useSignals();
  const { t, env, idempotencyKey, others } = ui.props;
  const { removals } = ui.model;
  const { id, name, photo, list_price: price } = product;
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
  const costs = formatMoney(price, product.currency, env.tag);
  return (
    <div className="row">
      <span className="thumb">
        {photo && <img src={thumbnail(photo.url, PHOTO_PX)} alt="" loading="lazy" />}
      </span>
      <div className="own">
        <b>{name}</b>
        <span className="small muted">
          {product.is_free ? t.free : costs}
          {product.sold_out && ` · ${t.soldOut}`}
        </span>
        <Badges t={t} product={product} />
      </div>
      <div className="acts">
        <Act
          action={ui.action}
          fields={{ intent: 'remove', product_id: id, idempotency_key: idempotencyKey }}
          label={t.remove}
          name={fill(t.removeOf, { name })}
          act={() => removals.start(id)}
        />
        {others.length > 0 && <Transfer ui={ui} product={product} />}
      </div>
    </div>
  );
}

/** Says why shoppers do not see the product, or cannot open it. */
function Badges({ t, product }: { t: Messages; product: Product }) {
  const isOut = product.list_state === 'unpublished';
  if (!isOut && !product.hiden) return null;
  return (
    <span className="badges">
      {isOut && <span className="badge">{t.unpublished}</span>}
      {product.hiden && <span className="badge">{t.hidden}</span>}
    </span>
  );
}

/** Puts the product into another catalogue: with it here too, or no more. */
function Transfer({ ui, product }: RowProps) {
  useSignals();
  const { model, action, props } = ui;
  const { t, others, idempotencyKey } = props;
  const { id, name } = product;
  const box = useRef<HTMLDetailsElement>(null);
  const send = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent;
    const into = new FormData(form).get('catalogue_id') as string;
    const isMove = submitter?.getAttribute('value') === 'move';
    await (isMove ? model.move : model.clone)(id, into);
    if (box.current) box.current.open = false;
  };
  return (
    <details className="transfer" ref={box}>
      <summary className="btn btn-s btn-quiet" aria-label={fill(t.transferOf, { name })}>
        {t.transfer}
      </summary>
      <form
        method="post"
        action={action}
        data-enhance=""
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => void send(event)}
      >
        <input type="hidden" name="product_id" value={id} />
        <input type="hidden" name="idempotency_key" value={idempotencyKey} />
        <div className="field">
          <label htmlFor={`into-${id}`}>{t.into}</label>
          <select id={`into-${id}`} name="catalogue_id">
            {others.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
        </div>
        <div className="cluster" aria-busy={model.$busy.value === id || undefined}>
          <button
            className="btn btn-s"
            name="intent"
            value="move"
            aria-label={fill(t.moveOf, { name })}
          >
            {t.move}
          </button>
          <button
            className="btn btn-s"
            name="intent"
            value="clone"
            aria-label={fill(t.cloneOf, { name })}
          >
            {t.clone}
          </button>
        </div>
      </form>
    </details>
  );
}
