import { SLUG_SUGGESTIONS } from '../../../shared/kernel/constants/page-sizes.ts';
import { isOpenToStores, suggestionsFor } from '../../../shared/rules/new-store.ts';
import { opening } from '../../modules/store/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

/** An address that was asked for, and the name that suggestions may be made of. */
export interface AskedSlug {
  readonly slug: string;
  readonly name: string;
  readonly limit?: number;
}

/** Whether a new store cannot have an address, and free ones that resemble it: one statement. */
export async function slugState(
  { directory }: Pick<RequestScope, 'directory'>,
  { slug, name, limit = SLUG_SUGGESTIONS }: AskedSlug,
): Promise<{ exists: boolean; suggestions: string[] }> {
  const candidates = suggestionsFor(slug, name);
  const taken = await directory.read(opening.findTaken([slug, ...candidates]));
  const names = new Set(taken.map((row) => row.slug.toLowerCase()));
  return {
    exists: slug !== '' && (!isOpenToStores(slug) || names.has(slug)),
    suggestions: candidates.filter((one) => !names.has(one)).slice(0, limit),
  };
}
