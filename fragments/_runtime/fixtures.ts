/** Samples that the tests of several fragments share. */
import type { Api } from '../../shared/api-client/call.ts';
import type { ProofView } from '../../shared/contracts/registration.ts';
import type { PageEnv } from './env.ts';

/** The page around a fragment in a test: a store in Mexico on a domain of its own, in Spanish. */
export function pageEnv(change: Partial<PageEnv> = {}): PageEnv {
  return {
    locale: 'es',
    tag: 'es-MX',
    base: '',
    store: 'st_moda',
    currency: 'MXN',
    country: 'MX',
    ...change,
  };
}

/** An answer of the edge; status 200 where none is named. */
export interface Reply {
  readonly status?: number;
  readonly body: unknown;
}

/** A refusal as the edge writes it. */
export const refusal = (code: string, status = 422, field?: string): Reply => ({
  status,
  body: { code, message: `words of ${code}`, field, request_id: 'rq_1' },
});

/** A call that the fragment made: its path below `/api`, and its body. */
export interface MadeCall {
  readonly path: string;
  readonly body: Record<string, unknown>;
}

/** An edge that answers by path; a path without a reply fails. */
export function edgeOf(
  { base, tag }: Pick<PageEnv, 'base' | 'tag'>,
  replies: Readonly<Record<string, Reply>>,
): { readonly api: Api; readonly calls: readonly MadeCall[] } {
  const calls: MadeCall[] = [];
  const api: Api = {
    base,
    tag,
    wait: () => Promise.resolve(),
    fetch: (url, init) => {
      const path = url.slice(`${base}/api`.length);
      const body = JSON.parse((init.body as string | undefined) ?? '{}') as MadeCall['body'];
      calls.push({ path, body });
      const reply = replies[path];
      if (!reply) return Promise.reject(new TypeError('offline'));
      return Promise.resolve(Response.json(reply.body, { status: reply.status ?? 200 }));
    },
  };
  return { api, calls };
}

/** A call with the key that makes its repeats one. */
export interface KeyedCall {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly key: string | undefined;
}

/** An edge that gives these answers in turn, and afterwards fails. */
export function edgeInTurn(replies: Reply[]): {
  readonly api: Api;
  readonly calls: readonly KeyedCall[];
} {
  const calls: KeyedCall[] = [];
  const api: Api = {
    base: '',
    tag: 'es-MX',
    wait: () => Promise.resolve(),
    fetch: (path, init) => {
      const key = (init.headers as Record<string, string>)['idempotency-key'];
      const body: unknown = init.body ? JSON.parse(init.body as string) : undefined;
      calls.push({ method: init.method!, path, body, key });
      const { status = 200, body: answer } = replies.shift() ?? { status: 500, body: {} };
      return Promise.resolve(Response.json(answer, { status }));
    },
  };
  return { api, calls };
}

/** A PIN that was sent to a phone. */
export const pinSent: ProofView = {
  code: `pf_${'a'.repeat(26)}`,
  username: '+525512345678',
  can_skip_pin: false,
  message: 'pin_sent:••••5678',
  type: 'phone',
  expires_at: '2026-08-20T10:05:00.000Z',
};

/** An item that one supplier sells, as carts, checkouts and orders show it. */
export const chair = {
  owner_slug: 'casa',
  type: 'product',
  name: 'Silla nórdica de roble',
  description: { Color: 'Natural' },
  photo: { url: '/media/silla.webp', width: 800, height: 958 },
} as const;
