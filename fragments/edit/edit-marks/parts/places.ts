import { useEffect, useState } from 'react';
import { showAnew } from '../../../_runtime/show-anew.ts';
import type { MarkKind } from '../../../_runtime/mark.ts';
import type { MarkedRow } from '../model/row.ts';
import type { EditMarksProps } from '../props.ts';
import type { ShownName } from '../model/rename.ts';
import styles from '../styles.css?inline';

/** A marked row of the page, and the box in it that holds its buttons. */
export interface Place extends MarkedRow {
  readonly row: HTMLElement;
  readonly box: HTMLElement;
  /** Stays the same while the row is on the page, wherever it is moved. */
  readonly key: string;
}

/** The part of a list that holds its rows. */
export const PART = '[data-live-part]';

/** Whether a row stands in a list whose order the account chooses: catalogues, or one's products. */
export function isOrdered(
  { kinds, ordered }: Pick<EditMarksProps, 'kinds' | 'ordered'>,
  { kind, row }: Place,
): boolean {
  if (kind === 'catalogue') return true;
  return (
    kinds.includes('catalogue') &&
    ordered !== null &&
    (kind === 'item' || kind === 'listed') &&
    row.closest(PART) !== null
  );
}

const boxes = new WeakMap<HTMLElement, HTMLElement>();
const keys = new WeakMap<HTMLElement, string>();
let rowsSeen = 0;
let sheet: CSSStyleSheet | undefined;

/** Gives the rows' shadow root the marks' styles, once. */
function dress(root: ShadowRoot): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}

/** The shadow roots of the page's fragments. */
function roots(): ShadowRoot[] {
  const hosts = document.querySelectorAll('[data-fragment]');
  return [...hosts].flatMap(({ shadowRoot }) => shadowRoot ?? []);
}

/** The box of a row's buttons, which is put into the row at the first call. */
function boxOf(row: HTMLElement): HTMLElement {
  let box = boxes.get(row);
  if (!box) {
    box = document.createElement('div');
    box.className = 'edit-mark';
    boxes.set(row, box);
  }
  if (box.parentNode !== row) row.append(box);
  return box;
}

function keyOf(row: HTMLElement): string {
  const key = keys.get(row) ?? String((rowsSeen += 1));
  keys.set(row, key);
  return key;
}

/** The page's rows of these kinds; a row of several lists has a place in each. */
function findPlaces(kinds: readonly MarkKind[]): Place[] {
  return roots().flatMap((root) => {
    const rows = [...root.querySelectorAll<HTMLElement>('[data-mark]')];
    if (rows.length > 0) dress(root);
    return rows.flatMap((row) => {
      const [kind, id] = (row.dataset['mark'] ?? '').split(' ') as [MarkKind, string];
      if (!kinds.includes(kind)) return [];
      const name = row.querySelector('h1, h2, h3, h4')?.textContent.trim() ?? '';
      return [{ kind, id, name, row, box: boxOf(row), key: keyOf(row) }];
    });
  });
}

/** The fragments whose rows can be marked. */
const LISTS = ['shop-item-grid', 'shop-catalogue-grid', 'shop-blog-list'];

/** Has a page that was made without marks show its lists with them. */
async function markLists(): Promise<void> {
  if (roots().some((root) => root.querySelector('[data-mark]'))) return;
  await Promise.all(LISTS.filter((list) => document.querySelector(list)).map(showAnew));
}

/** Where a row says its name: the first words of its heading. */
export function nameIn(row: HTMLElement): ShownName {
  const heading = row.querySelector('h1, h2, h3, h4');
  return {
    show(name) {
      const words = heading && document.createNodeIterator(heading, NodeFilter.SHOW_TEXT);
      for (let node = words?.nextNode(); node; node = words?.nextNode()) {
        const before = node.textContent?.trim() ?? '';
        if (before === '') continue;
        node.textContent = name;
        return before;
      }
      return '';
    },
  };
}

/**
 * The marked rows of the page. A list that puts its results in place anew, as filters do, is looked
 * through again; the boxes leave with the component.
 * @param isMarked whether the page was made with marks
 */
export function usePlaces(kinds: readonly MarkKind[], isMarked: boolean): readonly Place[] {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  useEffect(() => {
    let known: readonly Place[] = [];
    let isOver = false;
    const look = (): void => {
      known = findPlaces(kinds);
      setPlaces(known);
    };
    const watcher = new MutationObserver((changes) => {
      // The boxes hold no row, so putting them in is no news.
      if (changes.some(({ addedNodes }) => holdsRow(addedNodes))) look();
    });
    const begin = async (): Promise<void> => {
      if (!isMarked) await markLists();
      if (isOver) return;
      look();
      for (const root of roots()) watcher.observe(root, { childList: true, subtree: true });
    };
    void begin();
    return () => {
      isOver = true;
      watcher.disconnect();
      for (const { box } of known) box.remove();
    };
  }, [kinds, isMarked]);
  return places;
}

function holdsRow(nodes: NodeList): boolean {
  return [...nodes].some(
    (node) =>
      node instanceof HTMLElement &&
      (node.matches('[data-mark]') || node.querySelector('[data-mark]') !== null),
  );
}
