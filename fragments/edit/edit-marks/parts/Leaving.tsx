import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { fill } from '../../../../shared/i18n/fill.ts';
import type { Messages } from '../messages/es.ts';
import type { EditMarksModel } from '../model.ts';
import type { Place } from './places.ts';

interface LeavingProps {
  places: readonly Place[];
  model: EditMarksModel;
  t: Messages;
}

/** What stands in the rows that were removed, or warned about, beside their usual buttons. */
export function Leaving({ places, model, t }: LeavingProps) {
  useSignals();
  useEffect(() => model.show(places), [model, places]);
  const warned = model.$warned.value;
  const deleted = model.$deleted.value;
  return places.map((place) => {
    if (deleted.has(place.id))
      return createPortal(<Removed {...{ place, model, t }} />, place.box, place.key);
    if (place.id !== warned || place.kind === 'heading') return null;
    return createPortal(<Warning {...{ place, model, t }} />, place.box, place.key);
  });
}

interface RowProps extends Omit<LeavingProps, 'places'> {
  place: Place;
}

/** A row that was removed a moment ago, and the way back. */
function Removed({ place, model, t }: RowProps) {
  const { row, box, kind, id } = place;
  useEffect(() => {
    // The faded words are no more than a trace: nothing in them is read or pressed.
    const faded = [...row.children].filter((child) => child !== box);
    const fade = (isFaded: boolean): void => {
      row.toggleAttribute('data-leaving', isFaded);
      for (const child of faded) child.toggleAttribute('inert', isFaded);
    };
    fade(true);
    return () => fade(false);
  }, [row, box]);
  return (
    <>
      <p role="status">{kind !== 'heading' && t.leaving[kind]}</p>
      {/* The button that had the focus is gone: this one takes it. */}
      <button
        type="button"
        autoFocus
        aria-label={fill(t.undoOf, place)}
        onClick={() => void model.restore(id)}
      >
        {t.undo}
      </button>
    </>
  );
}

/** Tells that a catalogue has products, and asks whether it is deleted with them. */
function Warning({ place, model, t }: RowProps) {
  return (
    <>
      <p role="alert">{t.hasProducts}</p>
      <button
        type="button"
        autoFocus
        aria-label={fill(t.removeAll, place)}
        onClick={() => void model.remove(place.id, true)}
      >
        {t.anyway}
      </button>
      <button type="button" onClick={model.calm}>
        {t.cancel}
      </button>
    </>
  );
}
