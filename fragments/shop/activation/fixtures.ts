import type { ProofView } from '../../../shared/contracts/registration.ts';
import type { ProofAddress } from '../../../shared/rules/proof-address.ts';
import type { TabProof } from '../../../shared/state/tab-proof.ts';
import type { Ports } from './ports.ts';
import { messages } from './messages/en.ts';
import type { Notice } from '../../../shared/bus/topics/toasts.ts';

/** Samples for the tests of this fragment. */

export const CODE = `pf_${'a'.repeat(26)}`;
export const NOW = 1_000_000;

export const env = {
  locale: 'en',
  tag: 'en-US',
  base: '/tienda/moda',
  store: 'st_moda',
  currency: 'MXN',
  country: 'MX',
} as const;

export const proof: ProofAddress = {
  code: CODE,
  type: 'phone',
  username: '+525512345678',
  phone: '5512345678',
  country: 'MX',
  full_name: 'Lucía Méndez',
};

export const sent: ProofView = {
  code: CODE,
  username: '+525512345678',
  can_skip_pin: false,
  message: 'pin_sent:••••5678',
  type: 'phone',
  expires_at: '2026-08-20T10:05:00.000Z',
};

export const signedIn = {
  actions: [{ action: 'set-auth', person: {}, redirect_to: '/tienda/moda/' }],
};

export interface Reply {
  readonly status?: number;
  readonly body: unknown;
}

export const refusal = (code: string, status = 422, field?: string): Reply => ({
  status,
  body: { code, message: `words of ${code}`, field, request_id: 'rq_1' },
});

/** A page whose edge answers by path; a path without a reply fails. */
export function fakePage(replies: Record<string, Reply>, kept?: TabProof) {
  const calls: { path: string; body: unknown }[] = [];
  const went: string[] = [];
  const toasts: Notice[] = [];
  const keeps: [string, TabProof][] = [];
  const ports: Ports = {
    t: messages.en,
    api: {
      base: env.base,
      locale: 'en',
      wait: () => Promise.resolve(),
      fetch: (url, init) => {
        const path = url.slice(`${env.base}/api`.length);
        calls.push({ path, body: JSON.parse(init.body as string) });
        const reply = replies[path];
        if (!reply) return Promise.reject(new TypeError('offline'));
        return Promise.resolve(Response.json(reply.body, { status: reply.status ?? 200 }));
      },
    },
    go: (path) => void went.push(path),
    wait: (milliseconds) => {
      went.push(`wait ${milliseconds}`);
      return Promise.resolve();
    },
    toast: (notice) => void toasts.push(notice),
    settingUp: () => void went.push('setting up'),
    now: () => NOW,
    recall: () => kept,
    keep: (code, value) => void keeps.push([code, value]),
    rename: (path) => void went.push(`rename ${path}`),
  };
  return { ports, calls, went, toasts, keeps };
}
