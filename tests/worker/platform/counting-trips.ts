/** Requests of a test whose database round trips are counted. */
import { expect, vi } from 'vitest';
import type { Platform } from './platform.ts';

export interface Asked<Answer> {
  readonly trips: number;
  readonly body: Answer;
}

/** The browser that sends a request. */
export interface From {
  readonly slug: string;
  /** Its `cookie` header; none without a session. */
  readonly cookie?: string;
}

/**
 * Sends a request to a store, and reads the round trips from its line in the log.
 * @example expect((await askCounted(platform, { slug: 'moda' }, '/productos')).trips).toBe(1);
 */
export async function askCounted<Answer>(
  platform: Platform,
  { slug, cookie = '' }: From,
  path: string,
  body?: object,
): Promise<Asked<Answer>> {
  const origin = `http://${slug}.localhost`;
  const lines = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const headers = {
    origin,
    ...(cookie && { cookie }),
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
  };
  const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  const answer = await platform.ask(origin + path, { ...init, headers });
  const told = lines.mock.calls.map(([line]) => JSON.parse(String(line)) as object);
  lines.mockRestore();
  const id = answer.headers.get('x-request-id');
  const line = told.find((one) => 'request_id' in one && one.request_id === id);
  const text = await answer.text();
  expect(answer.status, `${path}: ${text.slice(0, 300)}`).toBeLessThan(300);
  const { db_round_trips: trips } = line as { db_round_trips: number };
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  return { trips, body: (isJson ? JSON.parse(text) : text) as Answer };
}
