import type { z } from 'zod';
import type { Failure } from '../../shared/contracts/errors.ts';
import type { InputArgument, Readable } from '../../shared/contracts/page-read.ts';
import type { Result } from '../../shared/kernel/result.ts';

/**
 * Reads a contract's answer for a page, as the visitor who asked for the page and in their store: a
 * GET call of the API, or a contract with access `page`. Reads that are started together travel
 * together.
 * @example const list = await context.read(listStaff, { query: { offset: 0, limit: 20 } });
 */
export type Read = <C extends Readable>(
  contract: C,
  ...input: InputArgument<C>
) => Promise<Result<z.input<C['answer']>, Failure>>;
