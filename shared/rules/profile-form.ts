import { isUsername } from './registration.ts';
import { hasLength } from './validators.ts';
import { websiteUrl } from './website.ts';

/** The form of a profile as text, by field name; a ticked box is `on`. */
export type ProfileValues = Readonly<Record<string, string>>;

/** The problems of a field; the words are `shared/i18n/profile`. */
export type ProfileProblem = 'required' | 'name' | 'username' | 'website';

/** Lines of the form, in their order. */
const TEXTS = ['full_name', 'username', 'description', 'city', 'country', 'website'] as const;

/** The lines of a profile. */
type Profile = Readonly<Record<(typeof TEXTS)[number], string | null>>;

const NAME_MIN = 2;

/** A profile as the form begins with it. */
export function profileValues(profile: Profile): Record<string, string> {
  return Object.fromEntries(TEXTS.map((name) => [name, profile[name] ?? '']));
}

/**
 * The problems that keep a profile from being saved, in the order of the form. A username that the
 * visitor did not change may be one that a visitor could not choose: a contact.
 */
export function profileProblems(
  values: ProfileValues,
  before: Pick<Profile, 'username'>,
): Record<string, ProfileProblem> {
  const text = (name: string) => (values[name] ?? '').trim();
  const problems: Record<string, ProfileProblem> = {};
  if (text('full_name') === '') problems['full_name'] = 'required';
  else if (!hasLength(text('full_name'), { min: NAME_MIN })) problems['full_name'] = 'name';
  if (text('username') === '') problems['username'] = 'required';
  else if (text('username') !== before.username && !isUsername(text('username'))) {
    problems['username'] = 'username';
  }
  if (text('website') !== '' && websiteUrl(text('website')) === undefined) {
    problems['website'] = 'website';
  }
  return problems;
}

/** True when the form holds changes that are not saved. */
export function isProfileChanged(values: ProfileValues, before: Profile): boolean {
  const saved = profileValues(before);
  return (
    TEXTS.some((name) => (values[name] ?? '').trim() !== saved[name]) ||
    (values['remove_photo'] ?? '') !== ''
  );
}

/** The body that the form sends; the contract `profile.update` validates it. */
export interface ProfileBody {
  full_name: string;
  username?: string;
  description: string | null;
  city: string | null;
  country: string | null;
  website: string | null;
  photo?: null;
}

/** The form as the call takes it: an empty line is null, an unchanged username is left out. */
export function profileBody(values: ProfileValues, before: Pick<Profile, 'username'>): ProfileBody {
  const text = (name: string) => (values[name] ?? '').trim();
  const orNull = (name: string) => text(name) || null;
  const username = text('username');
  return {
    full_name: text('full_name'),
    ...(username === before.username ? {} : { username }),
    description: orNull('description'),
    city: orNull('city'),
    country: orNull('country'),
    website: orNull('website'),
    ...(values['remove_photo'] ? { photo: null } : {}),
  };
}
