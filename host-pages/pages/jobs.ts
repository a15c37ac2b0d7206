import { jobsDone, type JobsAbout } from '../../fragments/office/jobs/props.ts';
import { jobs } from '../../fragments/office/jobs/server.ts';
import { cancelJob, exportItems, listJobs, undoJob } from '../../shared/contracts/jobs.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { definePage, pageNumber, rowsOf } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const HOME = '/admin/trabajos';

/** Addresses that have a title of their own. */
const ABOUT: Readonly<Record<string, JobsAbout>> = {
  '/admin/inventario/reportes': 'reports',
  '/admin/inventario/cargas': 'uploads',
  '/apps/me/dssupplier/products/cargas': 'uploads',
};

/**
 * The page that watches a store's long-running jobs; needs `catalogues-admin`, and shows only what
 * the account's grants allow. The exports and imports of the inventory are among them, under addresses of their
 * own.
 */
export const jobsPage = definePage({
  name: 'jobs',
  words: jobs.words,
  paths: [
    '/admin/trabajos',
    '/admin/inventario/reportes',
    '/admin/inventario/cargas',
    '/apps/me/dssupplier/products/cargas',
  ],
  query: ['page', 'done'],
  needs: 'catalogues-admin',
  shell: 'office',
  forms: {
    export: { call: exportItems, done: 'exporting' },
    cancel: { call: cancelJob, done: 'canceled' },
    undo: { call: undoJob, done: 'undone' },
  },
  async view({ env, path, title, read, query, form, idempotencyKey, person }) {
    const page = pageNumber(query);
    const about = ABOUT[path] ?? null;
    const own = about ? wordsOf(jobs.words, env.tag).titles[about] : title;
    const [list, account] = await Promise.all([
      read(listJobs, { query: rowsOf(page, PAGE_SIZE.table) }).then(orThrow),
      person,
    ]);
    return {
      status: form ? 422 : 200,
      head: privateHead(own, HOME),
      ...(about && {
        trail: [
          { label: title, path: HOME },
          { label: own, path },
        ],
      }),
      main: wrapped(
        slot(jobs, {
          class: 'primary',
          props: {
            env,
            jobs: list.results,
            about,
            total: list.matches_estimated,
            page,
            canExport: account?.keychain.includes('catalogues-admin') ?? false,
            canImport: account?.keychain.includes('store-admin') ?? false,
            done: jobsDone.find((one) => one === query.get('done')) ?? null,
            idempotencyKey,
            error: form?.error ?? null,
          },
        }),
      ),
    };
  },
});
