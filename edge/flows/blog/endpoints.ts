import * as contract from '../../../shared/contracts/blog.ts';
import { ok } from '../../../shared/kernel/result.ts';
import { keeps, readsForPages, type PageEndpoint } from '../../http/endpoint.ts';
import { ownStore } from '../../http/owner-path.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { readBlog, readBlogEntry, readBlogPage } from './read.ts';

/** The public reads of the blog. */
export const blogEndpoints: readonly PageEndpoint[] = [
  keeps(contract.listBlog, ({ scope, params, query }) => listed(scope, params.mashup, query)),
  keeps(contract.listBlogEntries, ({ scope, params, query }) =>
    listed(scope, params.mashup, query),
  ),
  keeps(contract.getBlogEntry, async ({ scope, params }) => {
    const [own, entry] = await Promise.all([
      ownStore(scope, { owner: params.mashup }),
      readBlogEntry(scope, params.path),
    ]);
    return own.ok ? entry : own;
  }),
  readsForPages(contract.readEntryPage, ({ scope, params }) => readBlogPage(scope, params.path)),
];

async function listed(
  scope: RequestScope,
  owner: string,
  page: { readonly tag: string; readonly offset: number; readonly limit: number },
) {
  const [own, list] = await Promise.all([ownStore(scope, { owner }), readBlog(scope, page)]);
  return own.ok ? ok(list) : own;
}
