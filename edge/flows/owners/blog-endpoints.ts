import * as contract from '../../../shared/contracts/blog-edits.ts';
import { ok } from '../../../shared/kernel/result.ts';
import { answers, changes, type Endpoint } from '../../http/endpoint.ts';
import * as blog from './blog.ts';
import { editableEntry, listEntries, readEntry } from './editable-blog.ts';
import { restore } from './removal.ts';

/** The calls by which owners write their store's blog. */
export const blogEditEndpoints: readonly Endpoint[] = [
  answers(contract.listOwnEntries, async ({ scope, query }) => ok(await listEntries(scope, query))),
  answers(contract.getEditedEntry, ({ scope, params }) => readEntry(scope, params.id)),
  changes(contract.createEntry, ({ scope, body }) => blog.createEntry(scope, body)),
  changes(contract.updateEntry, ({ scope, params, body }) =>
    blog.updateEntry(scope, params.id, body),
  ),
  changes(contract.deleteEntry, ({ scope, params }) => blog.deleteEntry(scope, params.id)),
  changes(contract.restoreEntry, ({ scope, params }) =>
    restore(scope, editableEntry, params.id, { code: 'blog_entry_not_found' }),
  ),
];
