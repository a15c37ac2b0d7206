import type { Section } from '../../fragments/shop/preferences/props.ts';
import { preferences } from '../../fragments/shop/preferences/server.ts';
import { getProfile } from '../../shared/contracts/profiles.ts';
import { getSecurity } from '../../shared/contracts/security.ts';
import { listSessions } from '../../shared/contracts/sign-in.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { begunOf, preferencesForms } from '../forms/preferences.ts';
import { isRefused } from '../kit/form.ts';
import { notFoundView } from '../kit/not-found.ts';
import { definePage } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const SECTIONS: readonly Section[] = ['profile', 'display', 'sessions', 'email', 'phone'];

/** The account's profile, its contacts and its data. */
export const preferencesPage = definePage({
  name: 'preferences',
  words: preferences.words,
  paths: ['/me/preferences'],
  query: ['done', 'step'],
  needs: 'account',
  shell: 'account',
  forms: preferencesForms,
  async view(context) {
    const { env, title, read, store, query, form, now } = context;
    const me = (await context.person)?.id ?? '';
    const [profile, sessions, guards] = await Promise.all([
      read(getProfile, { params: { mashup: `${me}:${store.id}`, me } }),
      read(listSessions),
      read(getSecurity),
    ]);
    if (!profile.ok) return notFoundView(context);
    const saved = SECTIONS.find((section) => section === query.get('done')) ?? null;
    return {
      status: form && isRefused(form) ? 422 : 200,
      head: privateHead(title, '/me/preferences'),
      main: wrapped(
        slot(preferences, {
          class: 'primary',
          props: {
            env,
            profile: profile.value,
            sessions: orThrow(sessions).results,
            isGuarded: orThrow(guards).authenticator_since !== null,
            begun: begunOf(query, form),
            theme: context.chosenTheme,
            isStoreDark: store.darkmode,
            themes: !store.hidden_darkmode,
            now,
            saved,
            ...form,
          },
        }),
      ),
    };
  },
});
