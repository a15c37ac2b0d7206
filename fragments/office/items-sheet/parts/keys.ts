import {
  useRef,
  useState,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { cellText, sheetColumns } from '../../../../shared/state/item-sheet.ts';
import {
  blockOf,
  filledDown,
  nextPlace,
  pasted,
  placesOf,
  textOf,
  type Place,
  type Range,
} from '../model/grid.ts';
import type { ItemsSheetModel } from '../model.ts';

type Control = HTMLInputElement | HTMLSelectElement;
type States = Parameters<typeof cellText>[2];

export interface SheetKeys {
  /** The chosen cells, where they are more than the one that has the focus. */
  readonly range: Range | null;
  /** The table's handlers. */
  readonly on: {
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onDoubleClick: (event: MouseEvent) => void;
    readonly onMouseDown: (event: MouseEvent) => void;
    readonly onCopy: (event: ClipboardEvent) => void;
    readonly onPaste: (event: ClipboardEvent) => void;
  };
}

/**
 * The keys of a sheet over a table's cells, which carry their place in `data-row` and `data-column`.
 * A cell that gets the focus is chosen whole, so that typing replaces it; F2 or a double click leaves
 * the arrows to its text.
 */
export function useSheetKeys(
  table: RefObject<HTMLTableElement | null>,
  model: Pick<ItemsSheetModel, 'enter' | '$values'>,
  states: States,
  rows: number,
): SheetKeys {
  const [range, setRange] = useState<Range | null>(null);
  /** The text of the focused cell as it was found, and whether its text has the arrows. */
  const cell = useRef({ was: '', isOpen: false });
  const size = { row: rows, column: sheetColumns.length };

  const controlAt = ({ row, column }: Place): Control | null =>
    table.current?.querySelector(`[data-row="${row}"][data-column="${column}"]`) ?? null;
  const isCell = (place: Place): boolean => controlAt(place) !== null;
  const textAt = (place: Place): string => controlAt(place)?.value ?? '';
  const go = (place: Place | undefined): void => (place ? controlAt(place) : null)?.focus();
  const put = (texts: readonly (readonly [Place, string])[]): void => {
    const values = texts.flatMap(([place, text]) => {
      const control = controlAt(place);
      const column = sheetColumns[place.column];
      if (!control || !column) return [];
      const value = cellText(column, text, states);
      return column === 'visibility' && value === '' ? [] : [[control.name, value]];
    });
    model.enter(Object.fromEntries(values) as Record<string, string>);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const here = placeOf(event.target);
    const control = here && controlAt(here);
    if (!here || !control || event.altKey || event.nativeEvent.isComposing) return;
    const { key, shiftKey: isShift } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    if (key === 'F2') {
      cell.current.isOpen = true;
      if (control instanceof HTMLInputElement)
        control.setSelectionRange(control.value.length, control.value.length);
      return event.preventDefault();
    }
    if (key === 'Escape') {
      if (control.value === cell.current.was && !range) return;
      model.enter({ [control.name]: cell.current.was });
      cell.current.isOpen = false;
      setRange(null);
      return event.preventDefault();
    }
    if (key === 'Enter' && !isCommand) {
      event.preventDefault();
      return go(nextPlace(isShift ? 'ArrowUp' : 'ArrowDown', here, isCell, size));
    }
    if (isCommand && key.toLowerCase() === 'd' && range) {
      event.preventDefault();
      return put(filledDown(range, textAt));
    }
    if (isCommand || cell.current.isOpen) return;
    const corner = isShift ? (range?.to ?? here) : here;
    const next = nextPlace(key, corner, isCell, size);
    if (!next) {
      if (key.startsWith('Arrow')) event.preventDefault();
      return;
    }
    event.preventDefault();
    if (isShift) setRange({ from: range?.from ?? here, to: next });
    else go(next);
  };

  return {
    range,
    on: {
      onKeyDown,
      onFocus({ target }) {
        if (!placeOf(target)) return;
        const control = target as Control;
        cell.current = { was: control.value, isOpen: false };
        setRange(null);
        if (control instanceof HTMLInputElement) control.select();
      },
      onDoubleClick() {
        cell.current.isOpen = true;
      },
      onMouseDown(event) {
        const to = placeOf(event.target);
        const root = table.current?.getRootNode() as ShadowRoot | undefined;
        const from = placeOf(root?.activeElement ?? null);
        if (!event.shiftKey || !from || !to) return;
        event.preventDefault();
        setRange({ from, to });
      },
      onCopy(event) {
        if (!range) return;
        event.preventDefault();
        event.clipboardData.setData(
          'text/plain',
          textOf(placesOf(range).map((row) => row.map(textAt))),
        );
      },
      onPaste(event) {
        const here = placeOf(event.target);
        const block = blockOf(event.clipboardData.getData('text/plain'));
        const isSingle = block.length === 1 && block[0]?.length === 1;
        if (!here || (isSingle && !range && cell.current.isOpen)) return;
        event.preventDefault();
        put(pasted(block, range ?? { from: here, to: here }));
      },
    },
  };
}

/** The place of a cell's control; undefined for any other element. */
function placeOf(target: EventTarget | null): Place | undefined {
  if (!(target instanceof HTMLElement)) return undefined;
  const { row, column } = target.dataset;
  return row === undefined || column === undefined
    ? undefined
    : { row: Number(row), column: Number(column) };
}
