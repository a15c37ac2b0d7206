import type { Person } from '../../shared/contracts/people.ts';
import { modeOf, userLevel } from '../../shared/rules/permissions.ts';
import type { Identity } from '../unit-of-work/scope.ts';

/** The signed-in person, as their own browser and the store's pages see them. */
export function personOf(identity: Identity): Person {
  const { accountId, username, fullName, photo, role, keychain, ownStore } = identity;
  return {
    id: accountId,
    username,
    full_name: fullName,
    photo,
    role,
    keychain: [...keychain],
    mode: modeOf(keychain),
    user_level: userLevel({ ownStore }),
    own_store: ownStore,
  };
}
