import { pageEnv } from '../../_runtime/fixtures.ts';
import type { SessionView } from '../../../shared/contracts/sign-in.ts';
import type { Profile } from '../../../shared/contracts/profiles.ts';
import type { PreferencesProps } from './props.ts';

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
    theme: 'auto',
    isStoreDark: false,
    themes: true,
    now: NOON,
    saved: null,
    ...given,
  };
}
