import { useSignals } from '@preact/signals-react/runtime';
import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { fill } from '../../shared/i18n/fill.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { dragRow } from './drag.ts';
import type { OrderModel } from './order.ts';

interface OrderProps {
  model: OrderModel;
  /** `handle` holds the row's `{{name}}`; `help` explains the keys. */
  t: { readonly label: string; readonly handle: string; readonly help: string };
  nameOf: (id: string) => string;
  renderRow: (id: string) => ReactNode;
}

/** How many positions each key moves the lifted row. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  Home: -Infinity,
  End: Infinity,
};

/**
 * Rows in an order that the account changes: dragged by their handle, or lifted and moved by keys.
 */
export function Order({ model, t, nameOf, renderRow }: OrderProps) {
  useSignals();
  const help = useId();
  const list = useRef<HTMLOListElement>(null);
  const lifted = model.$lifted.value;
  const ids = model.$ids.value;
  // A row that moves is inserted into the page again, and its handle loses the focus.
  useLayoutEffect(() => {
    if (lifted !== null) handleOf(list.current, ids.indexOf(lifted))?.focus();
  }, [lifted, ids]);

  const onKeyDown = (event: KeyboardEvent, id: string): void => {
    const { key } = event;
    const step = STEPS[key];
    if (lifted === null || (step === undefined && key !== 'Escape')) return;
    if (lifted !== id) return;
    event.preventDefault();
    // Inside a dialog the key would close that.
    event.stopPropagation();
    if (step === undefined) model.cancel();
    else model.moveBy(step);
  };

  return (
    <>
      <p className="visually-hidden" id={help}>
        {t.help}
      </p>
      <ol className="rows order" aria-label={t.label} ref={list}>
        {ids.map((id) => (
          <li key={id} data-lifted={lifted === id ? '' : undefined}>
            <button
              type="button"
              className="icon-btn handle"
              aria-label={fill<string>(t.handle, { name: nameOf(id) })}
              aria-describedby={help}
              aria-pressed={lifted === id}
              aria-disabled={model.$locked.value || undefined}
              onClick={(event) => {
                // A keyboard's click has a detail of zero; one of the pointer is the end of a drag.
                if (event.detail > 0) return;
                if (lifted === id) void model.drop();
                else model.lift(id);
              }}
              onKeyDown={(event) => onKeyDown(event, id)}
              onPointerDown={(event) => {
                if (event.button !== 0 || lifted !== null) return;
                event.currentTarget.focus();
                dragRow(model, id, (_x, y) => positionAt(model, id, list.current!, y));
              }}
            >
              <Icon name="menu" />
            </button>
            <div className="ordered">{renderRow(id)}</div>
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {model.$said.value}
      </p>
    </>
  );
}

function handleOf(list: HTMLElement | null, index: number): HTMLElement | null {
  return list?.children[index]?.querySelector<HTMLElement>('.handle') ?? null;
}

/** The place among all rows that a pointer at a height asks for: before the first row whose middle is below it. */
function positionAt(model: OrderModel, id: string, list: HTMLElement, y: number): number {
  const ids = model.$ids.peek();
  const others = [...list.children].filter((_, index) => ids[index] !== id);
  const below = others.findIndex((row) => {
    const { top, height } = row.getBoundingClientRect();
    return y < top + height / 2;
  });
  return below === -1 ? others.length : below;
}
