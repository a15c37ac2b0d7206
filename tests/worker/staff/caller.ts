/** Calls of the API by a signed-in account, or by a visitor. */
import type { Platform } from '../platform/platform.ts';
import { signIn } from '../platform/people.ts';

export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

export type Caller = (
  method: string,
  path: string,
  body?: unknown,
  key?: string,
) => Promise<Answer>;

/** A caller with a cookie; a visitor without one. */
export function callerOf(platform: Platform, slug: string, cookie = ''): Caller {
  const origin = `http://${slug}.localhost`;
  return async (method, path, body, key) => {
    const answer = await platform.ask(`${origin}/api${path}`, {
      method,
      headers: {
        origin,
        ...(cookie && { cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: JSON.parse(text) as Answer['body'] };
  };
}

/** Signs an account in at a store, and returns its caller. */
export async function calling(platform: Platform, name: string, slug: string): Promise<Caller> {
  return callerOf(platform, slug, await signIn(name, `${slug}.localhost`));
}
