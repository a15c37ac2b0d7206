import { useEffect } from 'react';
import { fill } from '../../../../shared/i18n/fill.ts';
import { pencil } from '../../../../shared/ui/edge-icons.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import { Strokes } from '../../../../shared/ui/Strokes.tsx';
import type { Messages } from '../messages/es.ts';
import { editorOfRow } from '../model.ts';
import type { Place } from './places.ts';

interface MarkProps {
  place: Place;
  base: string;
  t: Messages;
  /** Whether the row is about to be removed. */
  isLeaving: boolean;
  /** Whether it is a catalogue that has products, and has to be meant. */
  isWarned: boolean;
  onInsist: () => void;
  onCalm: () => void;
  onRemove: () => void;
  onUndo: () => void;
}

/** The buttons of one row: its editor and its removal, or the way back while it is leaving. */
export function Mark(props: MarkProps) {
  const { place, base, t, isLeaving, onRemove, onUndo } = props;
  const { kind, row } = place;
  useEffect(() => {
    row.toggleAttribute('data-leaving', isLeaving);
  }, [row, isLeaving]);
  if (isLeaving) {
    return (
      <>
        <p role="status">{t.leaving[kind]}</p>
        {/* The button that had the focus is gone: this one takes it. */}
        <button type="button" autoFocus aria-label={fill(t.undoOf, place)} onClick={onUndo}>
          {t.undo}
        </button>
      </>
    );
  }
  if (props.isWarned) return <Warning {...props} />;
  const href = editorOfRow(base, place);
  const edit = fill<string>(t.edit, place);
  const remove = fill<string>(t.remove[kind], place);
  return (
    <>
      {href !== null && kind !== 'heading' && (
        <a href={href} aria-label={edit} title={edit}>
          <Strokes d={pencil} />
        </a>
      )}
      {kind !== 'heading' && (
        <button type="button" aria-label={remove} title={remove} onClick={onRemove}>
          <Icon name="trash" />
        </button>
      )}
    </>
  );
}

/** Tells that a catalogue has products, and asks whether it is deleted with them. */
function Warning({ place, t, onInsist, onCalm }: MarkProps) {
  return (
    <>
      <p role="alert">{t.hasProducts}</p>
      <button type="button" autoFocus aria-label={fill(t.removeAll, place)} onClick={onInsist}>
        {t.anyway}
      </button>
      <button type="button" onClick={onCalm}>
        {t.cancel}
      </button>
    </>
  );
}
