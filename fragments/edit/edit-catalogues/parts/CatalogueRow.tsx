import { useSignals } from '@preact/signals-react/runtime';
import type { Holding } from '../../../../shared/contracts/catalogue-products.ts';
import { count, fill } from '../../../../shared/i18n/fill.ts';
import { Leaving } from '../../../_office/Leaving.tsx';
import type { EditCataloguesModel } from '../model.ts';
import type { Messages } from '../messages/es.ts';
import type { Subject } from '../props.ts';

export interface RowUi {
  readonly model: EditCataloguesModel;
  readonly t: Messages;
  readonly subject: Subject;
}

interface RowProps {
  ui: RowUi;
  row: Holding;
}

/** A catalogue: with a check mark for the page's product, or a button for its catalogue's products. */
export function CatalogueRow({ ui, row }: RowProps) {
  useSignals();
  const { model, t, subject } = ui;
  const { removals } = model;
  const { id, name, has } = row;
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
  const words = (
    <span className="own">
      <b>{name}</b>
      <span className="small muted">{count(t, 'products', row.num_products)}</span>
    </span>
  );
  if (subject.kind === 'item') {
    return (
      <label className="row pick">
        <input
          type="checkbox"
          checked={has}
          onChange={() => (has ? removals.start(id) : void model.add(id))}
        />
        {words}
      </label>
    );
  }
  return (
    <div className="row">
      {words}
      {id !== subject.id && <Copy ui={ui} row={row} />}
    </div>
  );
}

/** Copies the products into the catalogue, piece by piece, with how far it is. */
function Copy({ ui: { model, t }, row: { id, name } }: RowProps) {
  useSignals();
  const isForking = model.all.$forking.value;
  const isHere = model.$into.value === id;
  const progress = isHere ? model.all.$progress.value : null;
  return (
    <div className="acts">
      <button
        type="button"
        className="btn btn-s"
        aria-label={isHere ? t.copying : fill(t.copyOf, { name })}
        aria-busy={isHere}
        aria-disabled={isForking}
        onClick={() => void model.all.start(id)}
      >
        {isHere ? t.copying : t.copy}
      </button>
      {progress && (
        <>
          <span className="small" role="status">
            {fill(t.progress, { added: progress.added, total: progress.added + progress.left })}
          </span>
          <button type="button" className="btn btn-s" onClick={model.all.stop}>
            {t.stop}
          </button>
        </>
      )}
    </div>
  );
}
