import type {
  BoughtEdit,
  DeliveredTo,
  EditChange,
  OrderEdit,
} from '../../../shared/contracts/order-edit-view.ts';
import type { Address, Contact } from '../../../shared/contracts/place-order.ts';

/** An edit as its order's row has it. */
interface KeptEdit {
  readonly at: number;
  readonly account: string;
  readonly changed: EditChange;
  readonly note: string | null;
}

const editsOf = (json: string) => JSON.parse(json) as KeptEdit[];

/** The accounts that have edited an order. */
export function editorsOf(json: string): string[] {
  return editsOf(json).map(({ account }) => account);
}

/** The edits of an order as its buyer sees them; nothing for an order that nobody edited. */
export function toBoughtEdits(json: string): { edits?: BoughtEdit[] } {
  const edits = editsOf(json).map(toBought);
  return edits.length === 0 ? {} : { edits };
}

/** The same for its seller, with the names of the accounts by their ids. */
export function toOrderEdits(
  json: string,
  names: ReadonlyMap<string, string | null>,
): { edits?: OrderEdit[] } {
  const edits = editsOf(json).map((edit) => {
    const { account: id } = edit;
    return { ...toBought(edit), by: { id, name: names.get(id) ?? null } };
  });
  return edits.length === 0 ? {} : { edits };
}

function toBought({ at, changed, note }: KeptEdit): BoughtEdit {
  return { ...changed, at: new Date(at).toISOString(), note };
}

/** To whom and where an order goes, by its contact and its address. */
export function deliveredToOf(
  { full_name, country, phone }: Contact,
  address: Address | null,
): DeliveredTo {
  return { full_name, country, phone, address };
}
