import { pageEnv } from '../../_runtime/fixtures.ts';
import type { SessionView } from '../../../shared/contracts/sign-in.ts';
import type { Profile } from '../../../shared/contracts/profiles.ts';
import { messages } from './messages/en.ts';
import { preferencesModel } from './model.ts';
import type { PreferencesProps } from './props.ts';
import type { Notice } from '../../../shared/bus/topics/toasts.ts';

/** Samples for the tests of this fragment, as the edge answers them. */

export const NOON = Date.UTC(2026, 10, 21, 12);
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36';

export const ana: Profile = {
  id: 'ac_ana',
  username: 'ana',
  full_name: 'Ana Ruiz',
  email: 'ana@example.com',
  email_verified: true,
  phone: '+525512345678',
  phone_verified: false,
  phone_country: 'MX',
  description: null,
  city: 'Puebla',
  country: null,
  website: null,
  photo: null,
  locale: 'es',
  region: null,
  theme: null,
  main_type: 'referral',
  slug: null,
  created_at: '2026-11-21T12:00:00.000Z',
  updated_at: '2026-11-21T12:00:00.000Z',
};

/** A signed-in browser; the current one by default. */
export function session(id: string, given: Partial<SessionView> = {}): SessionView {
  return {
    id: `se_${id.repeat(26)}`,
    host: 'moda.localhost',
    device: CHROME,
    method: 'password',
    created_at: '2026-11-21T09:00:00.000Z',
    seen_at: '2026-11-21T10:00:00.000Z',
    is_current: false,
    ...given,
  };
}

/** The props for an account that is signed in with three browsers. */
export function preferencesProps(given: Partial<PreferencesProps> = {}): PreferencesProps {
  return {
    env: pageEnv({ base: '/tienda/moda' }),
    profile: ana,
    sessions: [
      session('a', { is_current: true, seen_at: '2026-11-21T12:00:00.000Z' }),
      session('b'),
      session('c', { device: 'curl/8', seen_at: '2026-11-18T12:00:00.000Z' }),
    ],
    isGuarded: false,
    theme: 'auto',
    isStoreDark: false,
    themes: true,
    now: NOON,
    saved: null,
    ...given,
  };
}

/** The account's own path. */
export const OWN = '/profile/ac_ana:st_moda/ac_ana';

/** An answer of the edge to the page's calls. */
export interface Reply {
  readonly status?: number;
  readonly body: unknown;
}
/** The edge's refusal of a call. */
export const refusal = (code: string, message: string, field?: string, status = 409): Reply => ({
  status,
  body: { code, message, ...(field ? { field } : {}), request_id: 'rq_1' },
});

/**
 * Preferences whose edge answers by method and path, each answer once; a call without a reply
 * fails.
 */
export function open(
  replies: Record<string, readonly Reply[]>,
  props: Partial<PreferencesProps> = {},
) {
  const left = new Map(Object.entries(replies).map(([call, list]) => [call, [...list]]));
  const sent: { call: string; body: unknown }[] = [];
  const went: string[] = [];
  const toasts: Notice[] = [];
  const clock = { now: 1_000_000 };
  const whole = preferencesProps(props);
  const model = preferencesModel(
    {
      t: messages.es,
      of: { me: 'ac_ana', mashup: 'ac_ana:st_moda' },
      api: {
        base: whole.env.base,
        tag: 'es-MX',
        wait: () => Promise.resolve(),
        fetch: (url, init) => {
          const call = `${init.method} ${url.slice(`${whole.env.base}/api`.length)}`;
          sent.push({ call, body: init.body ? JSON.parse(init.body as string) : null });
          const reply = left.get(call)?.shift();
          if (!reply) return Promise.reject(new TypeError('offline'));
          return Promise.resolve(Response.json(reply.body, { status: reply.status ?? 200 }));
        },
      },
      toast: (notice) => void toasts.push(notice),
      go: (path) => void went.push(path),
      now: () => clock.now,
    },
    whole,
  );
  return { model, sent, went, toasts, clock };
}
