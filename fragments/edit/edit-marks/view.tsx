import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { on } from '../../../shared/bus/index.ts';
import { editMode } from '../../../shared/bus/topics/edit.ts';
import { useFlush } from '../../_office/change.ts';
import { officePorts } from '../../_office/ports.ts';
import type { FragmentProps } from '../../_runtime/props.ts';
import { showAnew } from '../../_runtime/show-anew.ts';
import { useLive } from '../../_runtime/use-live.ts';
import { editMarksModel, type EditMarksModel } from './model.ts';
import { rowsOrder } from './model/order.ts';
import { renameModel } from './model/rename.ts';
import { Mark } from './parts/Mark.tsx';
import { useLists } from './parts/orders.ts';
import { usePlaces, type Place } from './parts/places.ts';
import type { EditMarksViewProps } from './props.ts';

/** The fragment beside a list that names the store's catalogues, too. */
const STRIP = 'shop-catalogue-strip';

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

function Marks({ model, ...props }: FragmentProps<EditMarksViewProps> & { model: EditMarksModel }) {
  useSignals();
  const { env, t, kinds, isOn, ordered } = props;
  const places = usePlaces(kinds, isOn);
  const [ports] = useState(() => officePorts(props));
  const [names] = useState(() => renameModel(ports, env.locale, showStripAnew));
  const mayOrder = kinds.includes('catalogue');
  const isOrdered = useCallback(
    ({ kind, row }: Place) =>
      kind === 'catalogue' ||
      (mayOrder &&
        ordered !== null &&
        (kind === 'item' || kind === 'listed') &&
        row.closest('[data-live-part]') !== null),
    [mayOrder, ordered],
  );
  const make = useCallback(
    (rows: readonly Place[], kind: Place['kind']) =>
      rowsOrder(ports, { rows, of: kind === 'catalogue' ? null : ordered }),
    [ports, ordered],
  );
  const lists = useLists(places, isOrdered, make);
  useEffect(() => model.show(places), [model, places]);
  const leaving = model.$waiting.value;
  const said = [...lists.values()].map((list) => list.model.$said.value).join(' ');
  return (
    <>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {places.map((place) =>
        createPortal(
          <Mark
            place={place}
            base={env.base}
            t={t}
            list={place.row.parentElement ? lists.get(place.row.parentElement) : undefined}
            names={names}
            isLeaving={leaving.includes(place.id)}
            onRemove={() => model.start(place.id)}
            onUndo={() => model.undo(place.id)}
          />,
          place.box,
          place.key,
        ),
      )}
    </>
  );
}

function showStripAnew(): void {
  if (document.querySelector(STRIP)) void showAnew(STRIP);
}
