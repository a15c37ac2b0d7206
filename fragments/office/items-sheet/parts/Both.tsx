import { useSignals } from '@preact/signals-react/runtime';
import type { MouseEvent } from 'react';
import { fill } from '../../../../shared/i18n/fill.ts';
import type { ItemsSheetUi } from '../model.ts';

interface BothProps {
  ui: ItemsSheetUi;
  /** The cell's field. */
  name: string;
  /** The cell's label. */
  label: string;
  /** A value as an owner reads it; as it is, unless given. */
  say?: (value: string) => string;
}

/** What another editor saved in a cell that was typed in here, below it, and the choice between both. */
export function Both({ ui, name, label, say = (value) => value }: BothProps) {
  useSignals();
  const { model, props, live } = ui;
  const t = props.t.meanwhile;
  const theirs = model.$theirs.value[name];
  if (theirs === undefined) return null;
  const choose = (choice: (name: string) => void) => (event: MouseEvent<HTMLElement>) => {
    // The button goes: its cell takes the focus.
    event.currentTarget.closest('td')?.querySelector<HTMLElement>(':is(input, select)')?.focus();
    choice(name);
  };
  return (
    <div className="theirs">
      <p id={`${name}-theirs`}>{fill<string>(t.theirs, { value: say(theirs) })}</p>
      {live && (
        <>
          <button
            type="button"
            className="btn btn-s"
            aria-label={fill<string>(t.takeOf, { cell: label })}
            onClick={choose(model.takeTheirs)}
          >
            {t.take}
          </button>
          <button
            type="button"
            className="btn btn-s btn-quiet"
            aria-label={fill<string>(t.keepOf, { cell: label })}
            onClick={choose(model.keepMine)}
          >
            {t.keep}
          </button>
        </>
      )}
    </div>
  );
}
