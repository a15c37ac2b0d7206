import type { Context } from 'hono';
import type { z } from 'zod';
import type { Contract } from '../../shared/contracts/contract.ts';
import type { Failure } from '../../shared/contracts/errors.ts';
import type { Result } from '../../shared/kernel/result.ts';
import type { EdgeEnv } from '../http/context.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { isForm, uploads, type UploadCall } from '../http/upload.ts';
import type { Change } from '../unit-of-work/change.ts';
import { pictureFile, type HashedPicture } from './picture-file.ts';

/** Keeps a picture that passed. */
type Keep<C extends Contract> = (
  call: UploadCall<C, HashedPicture>,
) => Promise<Result<Change<z.input<C['answer']>>, Failure>>;

/** A call that takes one picture, in its field `image`, of at most the bytes that its contract names. */
export function takesPicture<C extends Contract>(contract: C, keep: Keep<C>): Endpoint {
  const maxBytes = contract.file?.maxBytes ?? 0;
  return uploads(
    contract,
    {
      sieve: () => pictureFile(maxBytes),
      tooLarge: { code: 'image_too_large', field: 'image' },
    },
    keep,
  );
}

/** The page of a form, by its path within the store. */
interface FormPage {
  readonly path: string;
  /** Its query where the picture is kept; without one the page shows it by itself. */
  readonly done?: string;
  /** The place of the page that the form stands at. */
  readonly hash?: string;
}

/**
 * Such a call that a form of a page makes too, without script: it is led back to the page, which tells what
 * became of it.
 * @param pageOf the page, of a call to the contract's own path
 */
export function takesPictureOfForm<C extends Contract>(
  contract: C,
  keep: Keep<C>,
  pageOf: (request: Context<EdgeEnv>['req']) => FormPage,
): Endpoint {
  const called = takesPicture(contract, keep);
  return {
    ...called,
    async handle(context, revisionOf) {
      const answer = await called.handle(context, revisionOf);
      if (!isForm(context)) return answer;
      const { path, done, hash = '' } = pageOf(context.req);
      const { code = '' } = (await answer.json()) as { readonly code?: string };
      const told = answer.ok ? done : `notice=${encodeURIComponent(code)}`;
      const page = context.get('scope').tenant.base + path;
      return context.redirect(`${page}${told ? `?${told}` : ''}${hash}`, 303);
    },
  };
}
