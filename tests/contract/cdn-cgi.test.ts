import { expect, inject, test } from 'vitest';
import { errorAnswer } from '../../shared/contracts/error-answer.ts';
import { ask } from '../support/visit.ts';
import { moda } from './shops.ts';

/**
 * Addresses that the development server itself serves: the clock, mails, the data behind bindings.
 */
const PATHS = [
  '/cdn-cgi/',
  '/cdn-cgi/handler/scheduled',
  '/cdn-cgi/handler/email',
  '/cdn-cgi/mf/scheduled',
  '/cdn-cgi/explorer',
  '/cdn-cgi/explorer/api/d1/database',
  '/cdn-cgi/platform-proxy',
  '/cdn-cgi/trace',
  '/%63dn-cgi/handler/scheduled',
  '//cdn-cgi/handler/scheduled',
];

test.each(PATHS)('%s is not found, like any other unknown address', async (path) => {
  const page = await moda.get(path);
  expect(page.status).toBe(404);
  expect(page.headers['x-request-id']).toMatch(/^rq_/);
  const sent = await moda.send('POST', path, {});
  expect(sent.status).toBe(404);
  expect(errorAnswer.parse(sent.json()).code).toBe('not_found');
  const sandboxPort = inject('sandboxPort');
  const provider = await ask(sandboxPort, `localhost:${sandboxPort}`, path);
  expect(provider.status).toBe(404);
});
