import { useEffect } from 'react';
import { fill } from '../../../../shared/i18n/fill.ts';
import { pencil } from '../../../../shared/ui/edge-icons.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import { Strokes } from '../../../../shared/ui/Strokes.tsx';
import { editorOfRow } from '../model/row.ts';
import { Handle } from './Handle.tsx';
import { isOrdered } from './places.ts';
import { Rename } from './Rename.tsx';
import type { MarkProps } from './use-tools.ts';

/** The buttons of one row: its editor, its removal, its place in the list, and a catalogue's name. */
export function Mark(props: MarkProps) {
  const { place, bench } = props;
  const { box, kind } = place;
  const { fetch } = bench;
  useEffect(() => {
    // A pointer or the focus in the row's buttons is followed by a press.
    const once = { once: true };
    box.addEventListener('pointerover', fetch, once);
    box.addEventListener('focusin', fetch, once);
    return () => {
      box.removeEventListener('pointerover', fetch);
      box.removeEventListener('focusin', fetch);
    };
  }, [box, fetch]);
  return (
    <>
      <Usual {...props} />
      {isOrdered(props, place) && <Handle {...props} />}
      {(kind === 'catalogue' || kind === 'heading') && <Rename {...props} />}
    </>
  );
}

/** The editor of a row and its removal. */
function Usual({ place, bench, env, t }: MarkProps) {
  const { kind, id } = place;
  // The strip of tools leads to the editor of the page's own catalogue.
  if (kind === 'heading') return null;
  const href = editorOfRow(env.base, place);
  const edit = fill<string>(t.edit, place);
  const remove = fill<string>(t.remove[kind], place);
  return (
    <>
      {href !== null && (
        <a className="usual" href={href} aria-label={edit} title={edit}>
          <Strokes d={pencil} />
        </a>
      )}
      <button
        type="button"
        className="usual"
        aria-label={remove}
        title={remove}
        onClick={() => bench.act(({ removals }) => removals.remove(id))}
      >
        <Icon name="trash" />
      </button>
    </>
  );
}
