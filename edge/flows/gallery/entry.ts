import type { Statement } from '../../db/cell-sql.ts';
import { recordEntry } from '../../unit-of-work/store-edit.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';

/** The fields of a picture that its history keeps. */
interface Kept {
  readonly name: string;
  readonly alt: string;
  readonly alt_en: string | null;
  readonly decorative: number;
  readonly key: string;
  readonly focal_x: number;
  readonly focal_y: number;
}

/** The entry of a change of a picture in the store's history. */
export async function entryOf(
  scope: RequestScope,
  id: string,
  before: Kept | null,
  after: Kept | null,
): Promise<Statement[]> {
  const { accountId } = await signedIn(scope);
  return recordEntry(scope, {
    subject: 'picture',
    subjectId: id,
    accountId,
    before: before && stateOf(before),
    after: after && stateOf(after),
    takesBack: null,
  });
}

function stateOf({ name, alt, alt_en, decorative, key, focal_x, focal_y }: Kept) {
  return { name, alt, alt_en, decorative: decorative === 1, key, focal_x, focal_y };
}
