import { actionKey, call, type Answer } from '../../../shared/api-client/index.ts';
import { deleteEntry, restoreEntry } from '../../../shared/contracts/blog-edits.ts';
import { deleteCatalogue, restoreCatalogue } from '../../../shared/contracts/catalogue-edits.ts';
import { deleteItem, restoreItem } from '../../../shared/contracts/item-edits.ts';
import { removeFromStore, restoreToStore } from '../../../shared/contracts/resale.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { deletions, type DeletedRow, type Deletions } from '../../_office/deletions.ts';
import type { OfficePorts } from '../../_office/ports.ts';
import { voiceOf } from '../../_office/say.ts';
import type { MarkKind } from '../../_runtime/mark.ts';
import type { Messages } from './messages/es.ts';
import type { ShownRow } from './model/row.ts';
import type { EditMarksProps } from './props.ts';

export interface EditMarksModel extends Omit<Deletions, 'arrive' | 'warn'> {
  /** Names the rows that the page shows now. */
  readonly show: (rows: readonly ShownRow[]) => void;
}

/** The code of a call's failure where another account has removed the row meanwhile. */
const GONE = {
  item: 'item_not_found',
  listed: 'item_not_found',
  catalogue: 'catalogue_not_found',
  heading: 'catalogue_not_found',
  entry: 'blog_entry_not_found',
} as const satisfies Readonly<Record<MarkKind, string>>;

/**
 * Removals of rows, each put back where that is asked for in time. A catalogue with products is
 * warned about first, and deleted with them once that is meant.
 */
export function editMarksModel(
  { t, api, toast }: OfficePorts<Messages>,
  { env, storeType }: Pick<EditMarksProps, 'env' | 'storeType'>,
): EditMarksModel {
  let shown: readonly ShownRow[] = [];
  const { say, fail } = voiceOf({ t, toast });
  const ofCatalogue = voiceOf({
    t: { failed: t.catalogue.notDeleted, tryAgain: t.catalogue.couldNotDelete },
    toast,
  });
  const find = (id: string): ShownRow | undefined => shown.find((one) => one.id === id);
  const isCatalogue = (id: string): boolean => find(id)?.kind === 'catalogue';
  const placeOf = (id: string) => ({ mashup: `${env.store}:${env.store}`, type: storeType, id });

  function remove(id: string, isMeant: boolean): Answer<DeletedRow> {
    const key = actionKey().for(id);
    const params = { id };
    switch (find(id)?.kind) {
      case 'item':
        return call(api, deleteItem, { params, key });
      case 'listed':
        return call(api, removeFromStore, { params: placeOf(id), key });
      case 'entry':
        return call(api, deleteEntry, { params, key });
      default: {
        const query = { force: isMeant ? 'true' : 'false' } as const;
        return call(api, deleteCatalogue, { params, query, key });
      }
    }
  }
  function restore(id: string): Answer<unknown> {
    const params = { id };
    switch (find(id)?.kind) {
      case 'item':
        return call(api, restoreItem, { params });
      case 'listed':
        return call(api, restoreToStore, { params: placeOf(id) });
      case 'entry':
        return call(api, restoreEntry, { params });
      default:
        return call(api, restoreCatalogue, { params });
    }
  }

  const removing = deletions({
    remove,
    async restore(id) {
      const answer = await restore(id);
      if (!answer.ok) fail(answer.error);
      return answer.ok;
    },
    gone: (id) => GONE[find(id)?.kind ?? 'catalogue'],
    refused: (error, id) => (isCatalogue(id) ? ofCatalogue : { fail }).fail(error),
    over(id) {
      const row = find(id);
      // An item may stand in several lists of a page.
      for (const one of shown) if (one.id === id) one.row.hidden = true;
      if (row) say(isCatalogue(id) ? t.catalogue.deleted : fill(t.removed, row));
    },
  });
  return {
    ...removing,
    show(rows) {
      shown = rows;
    },
  };
}
