import type { KeyboardEvent } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { count, fill } from '../../../../shared/i18n/fill.ts';
import { PACKING_LISTS_MAX, packingListsPath } from '../../../../shared/rules/packing-lists.ts';
import type { OwnOrdersUi } from '../model.ts';

/** Moves the picked orders on together, and tells what became of each. */
export function Bulk({ ui }: { ui: OwnOrdersUi }) {
  useSignals();
  const { t } = ui.props;
  const { bulk, list } = ui.model;
  const picked = bulk.$picked.value.size;
  const sent = bulk.$sent.value;
  const result = bulk.$result.value;
  const movable = list.$list.value.items.filter(({ next }) => next !== null).length;
  if (!ui.live || (movable === 0 && result === null)) return null;
  return (
    <div className="stack">
      <div className="cluster">
        <label className="check">
          <input
            type="checkbox"
            checked={movable > 0 && picked === movable}
            onChange={({ target }) => bulk.pickAll(target.checked)}
          />
          {t.pickAll}
        </label>
        {picked > 0 && (
          <button
            type="button"
            className="btn btn-s btn-primary"
            aria-busy={sent !== null || undefined}
            onClick={() => void bulk.moveAll()}
          >
            {count(t, 'moveAll', picked)}
          </button>
        )}
        <Print ui={ui} />
        <span className="muted small keys">{t.keys}</span>
      </div>
      <div role="status">
        {sent !== null && fill(t.movingAll, { done: sent + 1, total: picked })}
        {result && (
          <>
            <p>{count(t, 'movedAll', result.moved)}</p>
            {result.stayed.length > 0 && (
              <ul className="small">
                {result.stayed.map(({ number, reason }) => (
                  <li key={number}>
                    {number}: {reason}
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
    </div>
  );
}

/** The way to the packing lists of the picked orders, as many as are printed together. */
function Print({ ui }: { ui: OwnOrdersUi }) {
  useSignals();
  const { t } = ui.props;
  const ids = [...ui.model.bulk.$picked.value];
  if (ids.length === 0) return null;
  if (ids.length > PACKING_LISTS_MAX) {
    return <span className="muted small">{fill(t.printMost, { most: PACKING_LISTS_MAX })}</span>;
  }
  return (
    <a className="btn btn-s" href={ui.props.env.base + packingListsPath(ids)}>
      {count(t, 'printAll', ids.length)}
    </a>
  );
}

/**
 * Arrow keys, j and k move the focus along the boxes of the rows; the space bar picks, as in any box.
 */
export function alongBoxes(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }[event.key];
  const box = event.target as HTMLElement;
  if (step === undefined || !box.matches('input.pick')) return;
  const boxes = [...event.currentTarget.querySelectorAll<HTMLElement>('input.pick')];
  event.preventDefault();
  boxes[boxes.indexOf(box) + step]?.focus();
}
