import { useSignals } from '@preact/signals-react/runtime';
import type { KeyboardEvent } from 'react';
import { fill } from '../../../../shared/i18n/fill.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import type { Messages } from '../messages/es.ts';
import { dragPlace, type RowList } from './orders.ts';
import type { Place } from './places.ts';

/** How many places each key moves the lifted row: rows stand beside and below each other. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
};

interface HandleProps {
  list: RowList;
  place: Place;
  t: Messages;
}

/** The button by which a row is dragged to another place, or lifted and moved by keys. */
export function Handle({ list, place: { id, name }, t }: HandleProps) {
  useSignals();
  const { model } = list;
  const isLifted = model.$lifted.value === id;
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (!isLifted || (step === undefined && event.key !== 'Escape')) return;
    event.preventDefault();
    if (step === undefined) model.cancel();
    else model.moveBy(step);
  };
  const label = fill<string>(t.order.handle, { name });
  return (
    <button
      type="button"
      className="handle"
      aria-label={label}
      aria-description={t.order.help}
      aria-pressed={isLifted}
      aria-disabled={model.$locked.value || undefined}
      title={label}
      onClick={({ detail }) => {
        // A keyboard's click has a detail of zero; one of the pointer is the end of a drag.
        if (detail > 0) return;
        if (isLifted) void model.drop();
        else model.lift(id);
      }}
      onKeyDown={onKeyDown}
      onPointerDown={({ button, currentTarget }) => {
        if (button !== 0 || model.$lifted.peek() !== null) return;
        currentTarget.focus();
        dragPlace(list, id);
      }}
    >
      <Icon name="menu" />
    </button>
  );
}
