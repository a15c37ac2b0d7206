import type { Person } from '../../shared/contracts/people.ts';
import { audienceOf, type Audience } from '../../shared/rules/banners.ts';
import type { PageContext } from '../kit/page.ts';

/**
 * The audience that a page's slides and header are chosen for: an account's own, or the one as
 * which an owner looks at the store in edit mode.
 */
export function shownTo({ editMode }: PageContext, person: Person | null): Audience {
  const asked = person?.keychain.includes('store-admin') ? editMode.viewAs : null;
  return asked ?? audienceOf(person?.user_level ?? 'zero');
}
