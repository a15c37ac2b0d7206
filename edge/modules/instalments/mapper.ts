import type { InstalmentTerms } from '../../../shared/contracts/instalments.ts';
import { INSTALMENT_TERMS } from '../../../shared/rules/instalments.ts';
import type { TermsRow } from './statements.ts';

/** What a store offers; a store that is not there offers nothing. */
export function toOffer(row: TermsRow | undefined): InstalmentTerms {
  const kept = row ? (JSON.parse(row.msi_terms) as number[]) : [];
  return {
    terms: INSTALMENT_TERMS.filter((term) => kept.includes(term)),
    minimum: row?.msi_minimum ?? 0,
  };
}
