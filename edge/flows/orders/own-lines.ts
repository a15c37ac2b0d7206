import type { Failure } from '../../../shared/contracts/errors.ts';
import type { CartLineInput } from '../../../shared/contracts/fields.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { saleKinds } from '../../../shared/rules/in-store.ts';
import { readQuote, type Quote } from '../../modules/carts/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { lineFailure } from '../purchase/index.ts';

/**
 * The tenant's own goods at their present prices, as a seller sells them without a cart. The kinds are those of
 * a sale in person, since a ticket needs its attendees.
 * @param begun a purchase whose held units count as free
 * @returns a failure that names the first line that cannot be sold so
 */
export async function quoteOwnLines(
  scope: RequestScope,
  lines: readonly CartLineInput[],
  begun?: string,
): Promise<Result<Quote, Failure>> {
  const quote = await readQuote(scope, [...lines], begun);
  if (!quote.ok) return quote;
  const { view } = quote.value;
  const failure = lineFailure(view);
  if (failure) return fail(failure);
  for (const { supplier, products } of view.orders) {
    const other = products.find(
      ({ type }) => supplier !== scope.tenant.storeId || !saleKinds.some((kind) => kind === type),
    );
    if (other) {
      const { sku, name } = other;
      return fail({ code: 'unavailable_for_sale', field: `lines.${sku}`, values: { name } });
    }
  }
  return ok(quote.value);
}
