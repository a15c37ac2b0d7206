import type { Section } from '../../fragments/shop/preferences/props.ts';
import { preferences } from '../../fragments/shop/preferences/server.ts';
import { getProfile } from '../../shared/contracts/profiles.ts';
import { listSessions } from '../../shared/contracts/sign-in.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { notFoundView } from '../kit/not-found.ts';
import { definePage } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';
import { say } from '../words/index.ts';

const SECTIONS: readonly Section[] = ['profile', 'display', 'sessions'];

/** What somebody says of themself, how they are reached, and what is kept of them. */
export const preferencesPage = definePage({
  name: 'preferences',
  paths: ['/me/preferences'],
  query: ['saved'],
  needs: 'account',
  shell: 'account',
  async view(context) {
    const { env, read, store, query, form, now } = context;
    const me = (await context.person)?.id ?? '';
    const [profile, sessions] = await Promise.all([
      read(getProfile, { params: { mashup: `${me}:${store.id}`, me } }),
      read(listSessions),
    ]);
    if (!profile.ok) return notFoundView(context);
    const saved = SECTIONS.find((section) => section === query.get('saved')) ?? null;
    return {
      status: form ? 422 : 200,
      head: privateHead(say(env)('preferences'), '/me/preferences'),
      main: wrapped(
        slot(preferences, {
          class: 'primary',
          props: {
            env,
            profile: profile.value,
            sessions: orThrow(sessions).results,
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
