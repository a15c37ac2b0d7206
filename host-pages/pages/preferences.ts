import type { Section } from '../../fragments/shop/preferences/props.ts';
import { preferences } from '../../fragments/shop/preferences/server.ts';
import { getProfile, updateProfile } from '../../shared/contracts/profiles.ts';
import { endSession, listSessions } from '../../shared/contracts/sign-in.ts';
import { formsWords } from '../../shared/i18n/forms.ts';
import { profileProblemsWords } from '../../shared/i18n/profile.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { isLocale, type Locale } from '../../shared/kernel/locale.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { problemTexts } from '../../shared/rules/problem-texts.ts';
import { profileBody, profileProblems } from '../../shared/rules/profile-form.ts';
import type { Fields, FormAbout } from '../kit/form.ts';
import { notFoundView } from '../kit/not-found.ts';
import { definePage } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const SECTIONS: readonly Section[] = ['profile', 'display', 'sessions'];

/** The account's profile, its contacts and its data. */
export const preferencesPage = definePage({
  name: 'preferences',
  words: preferences.words,
  paths: ['/me/preferences'],
  query: ['done'],
  needs: 'account',
  shell: 'account',
  forms: {
    profile: {
      call: updateProfile,
      done: 'profile',
      check: profileErrors,
      fields: (fields, about) => ({ ...mine(about), ...profileBody(fields, nameOf(about)) }),
      blames: ['full_name', 'username', 'description', 'city', 'country', 'website'],
    },
    display: {
      call: updateProfile,
      done: 'display',
      fields: (fields, about) => ({ ...mine(about), ...displayOf(fields) }),
      after(_answer, fields, cookies) {
        const { locale, theme } = displayOf(fields);
        if (locale) cookies.keepLocale(locale);
        if (theme !== undefined) cookies.keepTheme(theme);
      },
    },
    sessions: {
      call: endSession,
      done: 'sessions',
      fields: ({ session }) => ({ id: session }),
    },
  },
  async view(context) {
    const { env, title, read, store, query, form, now } = context;
    const me = (await context.person)?.id ?? '';
    const [profile, sessions] = await Promise.all([
      read(getProfile, { params: { mashup: `${me}:${store.id}`, me } }),
      read(listSessions),
    ]);
    if (!profile.ok) return notFoundView(context);
    const saved = SECTIONS.find((section) => section === query.get('done')) ?? null;
    return {
      status: form ? 422 : 200,
      head: privateHead(title, '/me/preferences'),
      main: wrapped(
        slot(preferences, {
          class: 'primary',
          props: {
            env,
            profile: profile.value,
            sessions: orThrow(sessions).results,
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

/** The params of the account that posts the form, as the paths of profiles name them. */
function mine({ person, store }: FormAbout): { readonly mashup: string; readonly me: string } {
  const me = person?.id ?? '';
  return { mashup: `${me}:${store.id}`, me };
}

function nameOf({ person }: FormAbout): { readonly username: string | null } {
  return { username: person?.username ?? null };
}

/** The problems of a profile before it is sent. */
function profileErrors(fields: Fields, about: FormAbout): Record<string, string> {
  return problemTexts(
    profileProblems(fields, nameOf(about)),
    wordsOf(profileProblemsWords, about.tag),
    wordsOf(formsWords, about.tag).needs,
  );
}

interface Display {
  readonly locale?: Locale;
  readonly theme?: 'light' | 'dark' | null;
}

/** The language and theme of a form; `auto` stores no theme. */
function displayOf({ locale, theme }: Fields): Display {
  return {
    ...(isLocale(locale) ? { locale } : {}),
    ...(theme === 'light' || theme === 'dark' ? { theme } : {}),
    ...(theme === 'auto' ? { theme: null } : {}),
  };
}
