import { signal, type ReadonlySignal } from '@preact/signals-react';
import { actionKey, call, type Answer } from '../../../shared/api-client/index.ts';
import { deleteEntry } from '../../../shared/contracts/blog-edits.ts';
import { deleteCatalogue } from '../../../shared/contracts/catalogue-edits.ts';
import { deleteItem } from '../../../shared/contracts/item-edits.ts';
import { removeFromStore } from '../../../shared/contracts/resale.ts';
import { TOAST_SECONDS } from '../../../shared/kernel/constants/timers.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { editorOf } from '../../../shared/rules/editors.ts';
import { deferredRemovals, gone, type DeferredRemovals } from '../../_office/change.ts';
import type { OfficePorts } from '../../_office/ports.ts';
import { voiceOf } from '../../_office/say.ts';
import type { MarkKind } from '../../_runtime/mark.ts';
import type { Messages } from './messages/es.ts';
import type { EditMarksProps } from './props.ts';

/** The row that a mark is about. */
export interface MarkedRow {
  readonly kind: MarkKind;
  readonly id: string;
  readonly name: string;
}

/** A row as the page shows it. */
export interface ShownRow extends MarkedRow {
  readonly row: Pick<HTMLElement, 'hidden'>;
}

export interface EditMarksModel extends DeferredRemovals {
  /** Id of the catalogue that has products: its deletion has to be asked for again. */
  readonly $warned: ReadonlySignal<string | null>;
  /** Deletes a catalogue with all its products, again after the time to undo it. */
  readonly insist: (id: string) => void;
  /** Ends the warning; it ends by itself after 4 s (spec [4]). */
  readonly calm: () => void;
  /** Names the rows that the page shows now. */
  readonly show: (rows: readonly ShownRow[]) => void;
}

/** The page of the office on which a row is edited; null for an item that another store owns. */
export function editorOfRow(
  base: string,
  { kind, id }: Pick<MarkedRow, 'kind' | 'id'>,
): string | null {
  if (kind === 'listed') return null;
  return editorOf(base, kind === 'heading' ? 'catalogue' : kind, id);
}

/** The code of a call's failure where another account has removed the row meanwhile. */
const GONE = {
  item: 'item_not_found',
  listed: 'item_not_found',
  catalogue: 'catalogue_not_found',
  heading: 'catalogue_not_found',
  entry: 'blog_entry_not_found',
} as const;

/**
 * Removals of rows, each after the time to undo it. A catalogue with products is warned about first,
 * and deleted with them once that is meant.
 */
export function editMarksModel(
  { t, api, toast }: OfficePorts<Messages>,
  { env, storeType }: Pick<EditMarksProps, 'env' | 'storeType'>,
): EditMarksModel {
  let shown: readonly ShownRow[] = [];
  const { say, fail } = voiceOf({ t, toast });
  const $warned = signal<string | null>(null);
  /** The catalogues that are deleted with their products. */
  const meant = new Set<string>();
  let calming: ReturnType<typeof setTimeout> | undefined;

  function calm(): void {
    clearTimeout(calming);
    $warned.value = null;
  }

  function warn(id: string): void {
    calm();
    $warned.value = id;
    calming = setTimeout(calm, TOAST_SECONDS.short * 1000);
  }

  function ask({ kind, id }: MarkedRow): Answer<unknown> {
    const key = actionKey().for(id);
    const params = { id };
    switch (kind) {
      case 'item':
        return call(api, deleteItem, { params, key });
      case 'listed': {
        const place = { mashup: `${env.store}:${env.store}`, type: storeType, id };
        return call(api, removeFromStore, { params: place, key });
      }
      case 'catalogue':
      case 'heading':
        return call(api, deleteCatalogue, {
          params,
          query: { force: meant.has(id) ? 'true' : 'false' },
          key,
        });
      case 'entry':
        return call(api, deleteEntry, { params, key });
    }
  }

  const removals = deferredRemovals(async (id) => {
    const row = shown.find((one) => one.id === id);
    if (!row) return;
    const answer = await gone(GONE[row.kind], ask(row));
    meant.delete(id);
    if (!answer.ok) {
      const hasProducts = answer.error.code === 'product_catalogue_has_products';
      return hasProducts ? warn(id) : fail(answer.error);
    }
    // An item may stand in several lists of a page.
    for (const one of shown) if (one.id === id) one.row.hidden = true;
    say(fill(t.removed, row));
  });
  return {
    ...removals,
    $warned,
    calm,
    insist(id) {
      calm();
      meant.add(id);
      removals.start(id);
    },
    undo(id) {
      meant.delete(id);
      removals.undo(id);
    },
    show(rows) {
      shown = rows;
    },
  };
}
