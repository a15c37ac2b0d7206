import type { RequestScope } from '../../unit-of-work/scope.ts';
import { currentStore } from '../../modules/store/index.ts';

/** The head of a store's messages. */
export interface Letterhead {
  readonly storeName: string;
  /** A CSS colour in hexadecimal. */
  readonly color: string;
  /** ISO 3166-1 alpha-2; empty where the store is not known. */
  readonly country: string;
}

/** The colour for stores whose own is not valid. */
const PLAIN = '#1f2937';

/** The letterhead of the request's store. */
export async function letterhead(scope: RequestScope): Promise<Letterhead> {
  const store = await currentStore(scope);
  const color = store?.store_theme_info.color1 ?? PLAIN;
  return {
    storeName: store?.name ?? scope.tenant.slug,
    color: /^#[0-9a-f]{6}$/i.test(color) ? color : PLAIN,
    country: store?.country ?? '',
  };
}
