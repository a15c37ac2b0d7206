import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { officePorts } from '../../../_office/ports.ts';
import type { FragmentProps } from '../../../_runtime/props.ts';
import { showAnew } from '../../../_runtime/show-anew.ts';
import { rowsOrder } from '../model/order.ts';
import { renameModel } from '../model/rename.ts';
import type { EditMarksViewProps } from '../props.ts';
import { Handle } from './Handle.tsx';
import { useLists } from './orders.ts';
import type { Place } from './places.ts';
import { Rename } from './Rename.tsx';

/** The fragment beside a list that names the store's catalogues, too. */
const STRIP = 'shop-catalogue-strip';

/** The work in a row besides its editor and its removal: its place in the list, and a catalogue's name. */
export function Work(props: FragmentProps<EditMarksViewProps> & { places: readonly Place[] }) {
  useSignals();
  const { env, t, kinds, ordered, places } = props;
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
  const said = [...lists.values()].map(({ model }) => model.$said.value).join(' ');
  return (
    <>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {places.map((place) => {
        const list = place.row.parentElement && lists.get(place.row.parentElement);
        const isNamed = place.kind === 'catalogue' || place.kind === 'heading';
        return createPortal(
          <>
            {list && <Handle list={list} place={place} t={t} />}
            {isNamed && <Rename place={place} model={names} t={t} />}
          </>,
          place.box,
          place.key,
        );
      })}
    </>
  );
}

function showStripAnew(): void {
  if (document.querySelector(STRIP)) void showAnew(STRIP);
}
