import { imports } from '../../../modules/items/index.ts';
import type { StoreScope } from '../editable.ts';
import { findItem } from '../editable-item.ts';
import type { Cells } from './columns.ts';
import {
  groupOf,
  keyBesideSku,
  keyOf,
  namedBy,
  slugIn,
  variantIn,
  type OpenSku,
  type RowKey,
} from './named.ts';
import type { Draft } from './outcome.ts';
import type { Reason } from './words.ts';

/** What a row is about: a variant of an item, or one that the item does not have yet. */
export interface Target {
  readonly draft: Draft;
  readonly sku: string | null;
}

/** The rows of one item, and that item: the last ones of a piece may go on in the next. */
export interface Group {
  readonly key: string;
  readonly item: string;
}

/** The items that the rows of a piece are about, as the rows before have left them. */
export interface OpenItems {
  readonly drafts: ReadonlyMap<string, Draft>;
  /** What a row is about; null for an item that it makes, a reason where that cannot be told. */
  readonly targetOf: (cells: Cells) => Target | Reason | null;
  /** Takes an item as a row has left it. */
  readonly take: (draft: Draft, group: string) => void;
}

/**
 * Opens the items that the rows of a piece name, in one round trip of reads.
 * @param last the item of the rows that ended the piece before
 */
export async function openItems(
  scope: StoreScope,
  job: string,
  rows: readonly Cells[],
  last: Group | null,
): Promise<OpenItems> {
  const groups = new Map(last ? [[last.key, last.item]] : []);
  const named = await scope.cell.read(
    imports.listNamed(scope.tenant.storeId, job, namesOf(rows, last)),
  );
  const found = await Promise.all(named.map(({ item_id: id }) => findItem(scope, id)));
  const drafts = new Map<string, Draft>();
  found.forEach((item, index) => {
    const id = named[index]!.item_id;
    if (item) drafts.set(id, { id, found: item, state: item.state, moves: new Map() });
  });
  const touched = new Set(named.flatMap((row) => (row.is_touched === 1 ? row.item_id : [])));
  const skus = [...drafts.values()].flatMap(openSkus);

  function byKey(cells: Cells): Target | Reason | null {
    const key = keyOf(cells);
    const [one, other] = namedBy(key, skus);
    if (other && key.by === 'barcode') return 'barcode_twice';
    if (other && key.by === 'name') return 'name_twice';
    const draft = one && drafts.get(one.item_id);
    if (draft) return { draft, sku: one.id };
    return key.by === 'sku' ? 'sku' : null;
  }

  /** An item that rows of another key have made or changed is not this one's. */
  function elsewhere(cells: Cells): Target | null {
    const taken = new Set([...touched, ...groups.values()]);
    const [one, other] = namedBy(keyBesideSku(cells), skus).filter(
      (sku) => !taken.has(sku.item_id),
    );
    const draft = one && !other && drafts.get(one.item_id);
    return draft ? { draft, sku: one.id } : null;
  }

  function ofGroup(cells: Cells, group: string): Target | Reason | null {
    const sku = (cells.sku ?? '').trim();
    const [own] = namedBy({ by: 'sku', text: sku }, skus);
    // Another store's; any other text is a code of the owner's, which would be lost.
    if (sku !== '' && !own && !sku.startsWith('sk_')) return 'sku';
    const owned = own && drafts.get(own.item_id);
    if (owned) return { draft: owned, sku: own.id };
    const slug = slugIn(cells);
    const draft =
      drafts.get(groups.get(group) ?? '') ??
      drafts.get((cells.item ?? '').trim()) ??
      (slug === '' ? undefined : [...drafts.values()].find(({ state }) => state.slug === slug));
    if (!draft) return elsewhere(cells);
    return { draft, sku: variantIn(openSkus(draft), cells) };
  }

  return {
    drafts,
    targetOf(cells) {
      const group = groupOf(cells);
      return group === '' ? byKey(cells) : ofGroup(cells, group);
    },
    take(draft, group) {
      drafts.set(draft.id, draft);
      skus.splice(0, skus.length, ...skus.filter(({ item_id: id }) => id !== draft.id));
      skus.push(...openSkus(draft));
      if (group !== '') groups.set(group, draft.id);
    },
  };
}

const openSkus = ({ id, state }: Draft): OpenSku[] =>
  state.skus.map((sku) => ({ ...sku, item_id: id, name: state.name }));

function namesOf(rows: readonly Cells[], last: Group | null) {
  const keys = rows.flatMap((cells) => [keyOf(cells), keyBesideSku(cells)]);
  const of = (by: RowKey['by']) => [
    ...new Set(keys.flatMap((key) => (key.by === by && key.text !== '' ? key.text : []))),
  ];
  const items = rows.flatMap((cells) => (cells.item ?? '').trim() || []);
  return {
    item: [...new Set([...items, ...(last ? [last.item] : [])])],
    slug: rows.flatMap((cells) => slugIn(cells) || []),
    sku: of('sku'),
    code: of('code'),
    barcode: of('barcode'),
    name: of('name'),
  };
}
