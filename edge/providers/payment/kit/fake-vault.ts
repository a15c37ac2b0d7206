import { ok } from '../../../../shared/kernel/result.ts';
import type { CardVault, KeptCard, StartInput } from '../port.ts';

/** The vault of the fake: the ids of its cards, each of one customer. */

const PREFIX = 'pm_kept_';

/** True for the id of a card of the vault. */
export const isVaulted = (source: string): boolean => source.startsWith(PREFIX);

/** True where the vault holds a card for the customer who pays. */
export function holds(cards: ReadonlySet<string>, { source = '', vault }: StartInput): boolean {
  return vault !== undefined && source.startsWith(PREFIX + vault.customer) && cards.has(source);
}

/** The card that a charge leaves in the vault, where it was asked for. */
export function keptBy(
  cards: Set<string>,
  { vault, reference }: Pick<StartInput, 'vault' | 'reference'>,
): { readonly kept?: KeptCard } {
  if (!vault?.keep) return {};
  const source = `${PREFIX}${vault.customer}_${reference}`;
  cards.add(source);
  return { kept: { customer: vault.customer, source, expMonth: 12, expYear: 2090 } };
}

/** Makes customers, and lets go of cards. */
export function fakeVault(cards: Set<string>): CardVault {
  return {
    open: ({ key }) => Promise.resolve(ok(`cus_${key}`)),
    drop: ({ source }) => {
      cards.delete(source);
      return Promise.resolve(ok(null));
    },
    forget: (customer) => {
      for (const source of cards) if (source.startsWith(PREFIX + customer)) cards.delete(source);
      return Promise.resolve(ok(null));
    },
  };
}
