import { buyerTaxData } from '../../shared/contracts/tax-data.ts';
import { fill } from '../../shared/i18n/fill.ts';
import type { Namespace } from '../../shared/i18n/namespace.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { cfdiUses, regimesOf, taxProblems, type TaxProblem } from '../../shared/rules/cfdi.ts';
import type { Fields } from '../kit/form.ts';

/** What each field of a buyer's invoicing data needs, in the words of the form's fragment. */
interface TaxNeeds {
  readonly needs: Readonly<Record<TaxProblem, string>>;
}

/** The problems of a buyer's invoicing data by field name, with the uses that the chosen regime allows. */
export function taxFaults<T extends TaxNeeds>(
  words: Namespace<T>,
  fields: Fields,
  tag: string,
): Record<string, string> {
  const { needs } = wordsOf(words, tag);
  const read = buyerTaxData.safeParse(fields);
  const wrong = read.success
    ? taxProblems(read.data)
    : read.error.issues.map(({ path }) => String(path[0]) as TaxProblem);
  const fitting = read.success
    ? cfdiUses.filter((use) => regimesOf(use).includes(read.data.regime))
    : ['G01', 'G03', 'S01'];
  return Object.fromEntries(
    wrong.map((field) => [field, fill(needs[field], { uses: fitting.join(', ') })]),
  );
}
