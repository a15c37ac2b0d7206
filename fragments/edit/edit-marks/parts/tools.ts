import { effect } from '@preact/signals-react';
import { officePorts } from '../../../_office/ports.ts';
import type { FragmentProps } from '../../../_runtime/props.ts';
import { showAnew, showPartAnew } from '../../../_runtime/show-anew.ts';
import { editMarksModel, type EditMarksModel } from '../model.ts';
import { rowsOrder } from '../model/order.ts';
import { renameModel, type RenameModel } from '../model/rename.ts';
import type { EditMarksViewProps } from '../props.ts';
import { Leaving } from './Leaving.tsx';
import { Names } from './Names.tsx';
import { arrange, dragPlace, keepFocus, listsOf, takesFocus, type RowList } from './orders.ts';
import { isOrdered, PART, type Place } from './places.ts';

/** The fragment beside a list that names the store's catalogues, too. */
const STRIP = 'shop-catalogue-strip';
/** The fragment that lists a catalogue's products. */
const LIST = 'shop-item-grid';

/** The work behind the buttons of the rows: it loads once one of them is used. */
export interface Tools {
  readonly removals: EditMarksModel;
  /** What stands in the rows that were removed, or warned about. */
  readonly Leaving: typeof Leaving;
  readonly names: RenameModel;
  /** The form of a catalogue's names. */
  readonly Names: typeof Names;
  /** The list that a row stands in; undefined for a row without an order. */
  readonly listOf: (place: Place) => RowList | undefined;
  /** Follows the pointer from a row's handle. */
  readonly drag: typeof dragPlace;
  readonly takesFocus: typeof takesFocus;
  /** The parts of the page whose new order settles. */
  readonly settling: () => Element[];
  /** What a screen reader is told of moves. */
  readonly said: () => string;
  /** Names the rows that the page shows now. */
  readonly show: (places: readonly Place[]) => void;
}

/** @param drawAnew is called whenever a button may look different */
export function toolsOf(props: FragmentProps<EditMarksViewProps>, drawAnew: () => void): Tools {
  const { env, t, ordered } = props;
  const ports = officePorts(props);
  const removals = editMarksModel(ports, props);
  let lists: ReadonlyMap<Element, RowList> = new Map();
  let stops: (() => void)[] = [];
  const isSettling = () => [...lists].filter(([, { model }]) => model.$settling.value);
  const said = () => {
    const moves = [...lists.values()].map(({ model }) => model.$said.value).join(' ');
    return isSettling().length > 0 ? `${moves} ${t.updating}` : moves;
  };
  return {
    removals,
    names: renameModel(ports, env.locale, showStripAnew),
    Names,
    listOf: ({ row }) => (row.parentElement ? lists.get(row.parentElement) : undefined),
    Leaving,
    drag: dragPlace,
    takesFocus,
    settling: () => isSettling().flatMap(([parent]) => parent.closest(PART) ?? []),
    said,
    show(places) {
      for (const stop of stops) stop();
      removals.show(places);
      lists = listsOf(
        places.filter((place) => isOrdered(props, place)),
        (rows, kind) =>
          rowsOrder(ports, {
            rows,
            of: kind === 'catalogue' ? null : ordered,
            anew: showListAnew,
          }),
      );
      stops = [...lists].map(([parent, list]) =>
        effect(() => {
          const { $ids, $lifted, $locked } = list.model;
          void [$ids.value, $lifted.value, $locked.value, said()];
          arrange(parent, list);
          drawAnew();
        }),
      );
    },
  };
}

function showStripAnew(): void {
  if (document.querySelector(STRIP)) void showAnew(STRIP);
}

async function showListAnew(): Promise<void> {
  keepFocus(document.querySelector(LIST)?.shadowRoot?.activeElement);
  await showPartAnew(LIST, PART);
}
