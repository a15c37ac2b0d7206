import { officeUndo } from '../../fragments/office/office-undo/server.ts';
import type { Person } from '../../shared/contracts/people.ts';
import type { PageContext } from '../kit/page.ts';
import { slot, type Slot } from '../kit/slot.ts';
import { hasInShell } from '../../shared/rules/office-shell.ts';

/** The keys that take the account's own last changes back; on pages that change what it may take back. */
export function undoSlots({ env, store, path }: PageContext, person: Person | null): Slot[] {
  if (!hasInShell(officeUndo.manifest.name, path)) return [];
  if (!person?.keychain.includes('store-admin')) return [];
  return [slot(officeUndo, { props: { env, storeType: store.store_type, account: person.id } })];
}
