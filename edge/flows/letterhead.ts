import type { RequestScope } from '../unit-of-work/scope.ts';
import { mailColor } from '../modules/mail/index.ts';
import { currentStore } from '../modules/store/index.ts';

/** The head of a store's messages. */
export interface Letterhead {
  readonly storeName: string;
  /** A CSS colour in hexadecimal. */
  readonly color: string;
  /** ISO 3166-1 alpha-2; empty where the store is not known. */
  readonly country: string;
}

/** The letterhead of the request's store. */
export async function letterhead(scope: RequestScope): Promise<Letterhead> {
  const store = await currentStore(scope);
  return {
    storeName: store?.name ?? scope.tenant.slug,
    color: mailColor(store?.store_theme_info.color1),
    country: store?.country ?? '',
  };
}
