import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import type { Job } from '../../../shared/contracts/jobs.ts';
import { runningJob as job } from './fixtures.ts';
import { messages } from './messages/en.ts';
import type { JobsProps } from './props.ts';
import { JobsView } from './view.tsx';

function shown(jobs: Job[], given: Partial<JobsProps> = {}): string {
  const props: JobsProps = {
    env: pageEnv(),
    jobs,
    about: null,
    total: jobs.length,
    page: 1,
    canExport: true,
    canImport: true,
    done: null,
    idempotencyKey: 'key-of-the-form',
    ...given,
  };
  return renderToString(<JobsView {...props} locale="es" t={messages.es} />);
}

test('a job that runs shows how far it is, and can be canceled without script', () => {
  const html = shown([job]);
  expect(html).toContain('200 de 401');
  expect(html).toMatch(/<progress[^>]*value="200"[^>]*max="401"|max="401"[^>]*value="200"/);
  expect(html).toContain('name="intent" value="cancel"');
  expect(html).toContain('name="id" value="jb_1"');
});

test('a job of unknown size has a bar without a number; one that stops says so', () => {
  const html = shown([{ ...job, total: null, can_cancel: false }]);
  expect(html).toMatch(/<progress aria-label="[^"]+"><\/progress>/);
  expect(html).toContain(messages.es.canceling);
  expect(html).not.toContain('value="cancel"');
});

test('one that is done leads to its file, and can be undone while that lasts', () => {
  const over: Job = {
    ...job,
    state: 'done',
    has_file: true,
    can_undo: true,
    can_cancel: false,
    ended_at: '2026-11-21T12:05:00.000Z',
  };
  const html = shown([over]);
  expect(html).toContain('href="/admin/trabajos/jb_1/archivo"');
  expect(html).toContain('name="intent" value="undo"');
  expect(html).not.toContain('<progress');
});

test('without jobs the page says what comes here; without the grant it offers no export', () => {
  expect(shown([])).toContain(messages.es.none);
  expect(shown([])).toContain('value="export"');
  expect(shown([], { canExport: false })).not.toContain('value="export"');
});

test('the export is the page’s own action, and what a row offers is quiet', () => {
  const html = shown([job]);
  expect(html).toMatch(new RegExp(`class="btn btn-primary"[^>]*>${messages.es.exportItems}<`));
  expect(html.match(/btn-primary/g)).toHaveLength(1);
});

test('the addresses of the inventory have titles of their own', () => {
  expect(shown([])).toContain(`>${messages.es.title}</h1>`);
  for (const about of ['uploads', 'reports'] as const) {
    expect(shown([], { about })).toContain(`>${messages.es.titles[about]}</h1>`);
  }
});

test('orders are exported from a page of their own, whose forms stay there', () => {
  const html = shown([job], { about: 'orders', canExport: false, canImport: false });
  expect(html).toContain('value="export-orders"');
  expect(html).toContain('action="/admin/reportes/ordenes"');
  expect(html).not.toContain('action="/admin/trabajos"');
  const done: Job = { ...job, state: 'done', has_file: true, ended_at: job.created_at };
  expect(shown([done], { about: 'orders' })).toContain('href="/admin/trabajos/jb_1/archivo"');
});
