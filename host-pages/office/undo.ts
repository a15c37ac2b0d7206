import { officeUndo } from '../../fragments/office/office-undo/server.ts';
import type { Person } from '../../shared/contracts/people.ts';
import type { PageContext } from '../kit/page.ts';
import { slot, type Slot } from '../kit/slot.ts';

/** The pages whose changes the history takes back, and those below them. */
const PAGES = [
  '/admin/articulos',
  '/admin/inventario/tabla',
  '/admin/catalogos',
  '/admin/menu',
  '/admin/galeria',
  '/admin/blog',
  '/admin/configuracion',
  '/admin/textos-legales',
  '/admin/historial',
] as const;

/** The keys that take the account's own last changes back; on pages that change what it may take back. */
export function undoSlots({ env, store, path }: PageContext, person: Person | null): Slot[] {
  const isOne = PAGES.some((page) => path === page || path.startsWith(`${page}/`));
  if (!isOne || !person?.keychain.includes('store-admin')) return [];
  return [slot(officeUndo, { props: { env, storeType: store.store_type, account: person.id } })];
}
