import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { fill } from '../../../../shared/i18n/fill.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import { heldPointer } from '../../../_runtime/held-pointer.ts';
import type { RowList } from './orders.ts';
import type { Tools } from './tools.ts';
import type { MarkProps } from './use-tools.ts';

/** How many places each key moves the lifted row: rows stand beside and below each other. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
};

/**
 * Whether a key presses the handle. It is not left to the browser, which clicks as the key comes up:
 * a row that moves meanwhile, for a key before, would lose that.
 */
const isPress = ({ key }: KeyboardEvent): boolean => key === ' ' || key === 'Enter';

/** The button by which a row is dragged to another place, or lifted and moved by keys. */
export function Handle({ place, bench, t }: MarkProps) {
  const { id, name } = place;
  const model = bench.tools?.listOf(place)?.model;
  const isLifted = model?.$lifted.peek() === id;
  const wasPressed = useRef(false);
  const [autoFocus] = useState(() => bench.tools?.takesFocus(place) ?? false);
  /** Does something with the row's list, once the tools are there. */
  const act = (work: (list: RowList, tools: Tools) => void): void =>
    bench.act((tools) => {
      const list = tools.listOf(place);
      if (list) work(list, tools);
    });
  const press = (): void => {
    wasPressed.current = true;
    act(({ model: rows }) => {
      if (rows.$lifted.peek() === id) void rows.drop();
      else rows.lift(id);
    });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isPress(event)) {
      event.preventDefault();
      if (!event.repeat) press();
      return;
    }
    const step = STEPS[event.key];
    if (step === undefined && event.key !== 'Escape') return;
    // Keys that come while the tools load wait for the press before them; one that comes before the
    // lifted row is drawn is for that row already.
    if (!(model ? model.$lifted.peek() === id : wasPressed.current)) return;
    event.preventDefault();
    act(({ model: rows }) => {
      if (rows.$lifted.peek() !== id) return;
      if (step === undefined) rows.cancel();
      else rows.moveBy(step);
    });
  };
  const onPointerDown = ({ button, currentTarget }: PointerEvent<HTMLButtonElement>): void => {
    if (button !== 0) return;
    currentTarget.focus();
    // The tools may come after the pointer was released: the row goes there then.
    const held = heldPointer();
    act((list, { drag }) => {
      if (list.model.$lifted.peek() === null) drag(list, id, held);
    });
  };
  const label = fill<string>(t.order.handle, { name });
  return (
    <button
      type="button"
      className="handle"
      autoFocus={autoFocus}
      aria-label={label}
      aria-description={t.order.help}
      aria-pressed={isLifted}
      aria-disabled={model?.$locked.peek() || undefined}
      title={label}
      onClick={({ detail }) => {
        // A screen reader's click has a detail of zero; one of the pointer is the end of a drag.
        if (detail === 0) press();
      }}
      onKeyDown={onKeyDown}
      onKeyUp={(event) => isPress(event) && event.preventDefault()}
      onPointerDown={onPointerDown}
    >
      <Icon name="menu" />
    </button>
  );
}
