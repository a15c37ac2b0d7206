import type { EmbedKey } from '../../../shared/contracts/embed-keys.ts';
import { isTestKey } from '../../../shared/rules/embed-keys.ts';
import type { CountedRow } from './statements.ts';

/** The key as its owner sees it. */
export function keyView(row: CountedRow, now: number): EmbedKey {
  const { former_until: until, created_at, origins, state, ...rest } = row;
  return {
    ...rest,
    test: isTestKey(rest.public_key),
    state,
    origins: JSON.parse(origins) as string[],
    former_until: until !== null && until > now ? new Date(until).toISOString() : null,
    created_at: new Date(created_at).toISOString(),
  };
}
