import type { InstalmentTerms } from '../../../shared/contracts/instalments.ts';
import type { PaymentType } from '../../../shared/contracts/checkout.ts';
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

/** The ways to pay of a row; a store that is not there takes none. */
export function codesOf(row: { readonly payment_types: string } | undefined): PaymentType[] {
  return row ? (JSON.parse(row.payment_types) as PaymentType[]) : [];
}
