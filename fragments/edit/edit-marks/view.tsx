import { useSignals } from '@preact/signals-react/runtime';
import { createElement, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { on } from '../../../shared/bus/index.ts';
import { editMode } from '../../../shared/bus/topics/edit.ts';
import { useFlush } from '../../_office/change.ts';
import { officePorts } from '../../_office/ports.ts';
import type { FragmentProps } from '../../_runtime/props.ts';
import { useLive } from '../../_runtime/use-live.ts';
import { editMarksModel, type EditMarksModel } from './model.ts';
import { Mark } from './parts/Mark.tsx';
import { usePlaces } from './parts/places.ts';
import type { EditMarksViewProps } from './props.ts';

/**
 * The buttons that edit, move or remove a row, in each marked row of the page's lists while edit mode
 * is on. They are drawn into those lists, which are the edge's text and never hydrate.
 */
export function EditMarksView(props: FragmentProps<EditMarksViewProps>) {
  const [isOn, setIsOn] = useState(props.isOn);
  const isLive = useLive();
  // A removal that waits while edit mode is off can still be undone once it is on again.
  const [model] = useState(() => editMarksModel(officePorts(props), props));
  useEffect(() => on(editMode, ({ on: now }) => setIsOn(now)), []);
  useFlush(model.flush);
  return isLive && isOn ? <Marks {...props} model={model} /> : null;
}

/** The part of the work that comes after the first buttons; without it the rows keep those. */
function useWork() {
  const [work, setWork] = useState<typeof import('./parts/Work.tsx') | null>(null);
  useEffect(() => {
    import('./parts/Work.tsx').then(setWork, () => undefined);
  }, []);
  return work;
}

function Marks({ model, ...props }: FragmentProps<EditMarksViewProps> & { model: EditMarksModel }) {
  useSignals();
  const { env, t, kinds, isOn } = props;
  const places = usePlaces(kinds, isOn);
  const work = useWork();
  useEffect(() => model.show(places), [model, places]);
  const leaving = model.$waiting.value;
  const warned = model.$warned.value;
  return (
    <>
      {places.map((place) =>
        createPortal(
          <Mark
            place={place}
            base={env.base}
            t={t}
            isLeaving={leaving.includes(place.id)}
            isWarned={place.id === warned}
            onInsist={() => model.insist(place.id)}
            onCalm={model.calm}
            onRemove={() => model.start(place.id)}
            onUndo={() => model.undo(place.id)}
          />,
          place.box,
          place.key,
        ),
      )}
      {work && createElement(work.Work, { ...props, places })}
    </>
  );
}
