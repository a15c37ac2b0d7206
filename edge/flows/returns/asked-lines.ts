import type { z } from 'zod';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type { askReturn as contract, ReturnView } from '../../../shared/contracts/returns.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { returnable, toOffered, toReturnable } from '../../modules/returns/index.ts';
import type { ReturnableRow } from '../../modules/returns/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

type Units = z.output<(typeof contract)['body']>['units'];

/** Units that a return names, as the variant that they are and with the one that is wanted for them. */
interface NamedLine {
  readonly line: number;
  readonly amount: number;
  /** The variant of these units; `from` is the same one where an exchange had brought it. */
  readonly sku: string;
  readonly from: string | null;
  readonly variant: string | null;
  readonly wants?: { readonly sku: string; readonly variant: string };
}

/**
 * The units that a buyer names, with the words of the variants. An exchange is refused for a variant of another item, at
 * another price than was paid, or of which too few are free.
 */
export async function nameLines(
  { cell, locale }: RequestScope,
  order: string,
  lines: readonly ReturnableRow[],
  units: Units,
): Promise<Result<NamedLine[], Failure>> {
  const [kinds, variants] = await Promise.all([
    cell.read(returnable.listKinds(order)),
    cell.read(returnable.listVariants(order)),
  ]);
  const offered = toOffered(lines, kinds, variants, locale);
  const named: NamedLine[] = [];
  for (const { line, amount, from, wants } of units) {
    const own = offered.filter((one) => one.line === line);
    const one = own.find(({ sku, variant }) =>
      from === undefined ? variant === null : sku === from,
    );
    if (!one || amount > one.left) return fail({ code: 'return_units', field: 'units' });
    const { sku, variant } = one;
    const chosen = one.variants.find((other) => other.sku === wants);
    const free = variants.find((other) => other.line === line && other.sku === wants)?.free;
    const isOffered = chosen !== undefined && (free ?? amount) >= amount;
    if (wants !== undefined && !isOffered)
      return fail({ code: 'exchange_not_possible', field: 'units' });
    named.push({
      line,
      amount,
      sku,
      from: variant === null ? null : sku,
      variant,
      ...(chosen && { wants: chosen }),
    });
  }
  return ok(named);
}

/** A line of a return that was just opened, as both sides read it. */
export function toNew(
  { line, amount, sku, variant, wants }: NamedLine,
  lines: readonly ReturnableRow[],
): ReturnView['lines'][number] {
  const { name, photo } = toReturnable(lines.find((one) => one.line === line)!);
  return {
    line,
    amount,
    back: 0,
    lost: 0,
    missing: 0,
    name,
    photo,
    from: variant === null ? null : { sku, variant },
    exchange: wants ? { ...wants, state: 'wanted', units: amount } : null,
  };
}
