import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { on } from '../../../shared/bus/index.ts';
import { editMode } from '../../../shared/bus/topics/edit.ts';
import type { FragmentProps } from '../../_runtime/props.ts';
import { useLive } from '../../_runtime/use-live.ts';
import { Mark } from './parts/Mark.tsx';
import { usePlaces } from './parts/places.ts';
import { useTools, type Workbench } from './parts/use-tools.ts';
import type { EditMarksViewProps } from './props.ts';

/**
 * The buttons that edit, move, rename or remove a row, in each marked row of the page's lists while
 * edit mode is on. They are drawn into those lists, which are the edge's text and never hydrate; the
 * work behind them loads once one is used.
 */
export function EditMarksView(props: FragmentProps<EditMarksViewProps>) {
  const [isOn, setIsOn] = useState(props.isOn);
  const isLive = useLive();
  // A removal that waits while edit mode is off can still be undone once it is on again.
  const bench = useTools(props);
  useEffect(() => on(editMode, ({ on: now }) => setIsOn(now)), []);
  return isLive && isOn ? <Marks {...props} bench={bench} /> : null;
}

function Marks({ bench, ...props }: FragmentProps<EditMarksViewProps> & { bench: Workbench }) {
  const { kinds, isOn } = props;
  const places = usePlaces(kinds, isOn);
  const { tools, show } = bench;
  useEffect(() => show(places), [show, places]);
  return (
    <>
      <p className="visually-hidden" role="status">
        {tools?.said()}
      </p>
      {tools
        ?.settling()
        .map((part) => createPortal(<p className="edit-veil">{props.t.updating}</p>, part))}
      {places.map((place) =>
        createPortal(<Mark {...props} place={place} bench={bench} />, place.box, place.key),
      )}
      {tools && <tools.Leaving model={tools.removals} places={places} t={props.t} />}
    </>
  );
}
