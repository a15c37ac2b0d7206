import type { PicturePlace, PictureUse } from '../../../shared/contracts/gallery.ts';
import type { StoreId } from '../../../shared/kernel/ids.ts';
import type { Statement } from '../../db/cell-sql.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

/** Where a part of the platform shows pictures of the library; its wing names it (`pictureUses`). */
export interface PictureUses {
  readonly place: PicturePlace;
  /** The places of a store that show the picture at an address. */
  readonly find: (storeId: StoreId, url: string) => Statement<{ id: string; name: string | null }>;
  /** Aborts a batch while there is such a place. */
  readonly assertNone: (storeId: StoreId, url: string) => Statement;
}

/** Every place of the tenant's store that shows a picture. */
export async function usesOf(
  { cell, tenant }: Pick<RequestScope, 'cell' | 'tenant'>,
  all: readonly PictureUses[],
  url: string,
): Promise<PictureUse[]> {
  const found = await Promise.all(
    all.map(async ({ place, find }) => {
      const rows = await cell.read(find(tenant.storeId, url));
      return rows.map(({ id, name }) => ({ place, id, name }));
    }),
  );
  return found.flat();
}
