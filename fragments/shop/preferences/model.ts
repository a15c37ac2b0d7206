import { atom, type ReadableAtom } from 'nanostores';
import { contactModel, type ContactModel } from './model/contact.ts';
import { eraseModel, type EraseModel } from './model/erase.ts';
import type { PreferencesPorts } from './ports.ts';
import { profileModel, type ProfileModel } from './model/profile.ts';
import { sessionsModel, type SessionsModel } from './model/sessions.ts';
import type { PreferencesProps } from './props.ts';

export interface PreferencesModel {
  readonly profile: ProfileModel;
  readonly contact: ContactModel;
  readonly sessions: SessionsModel;
  readonly erase: EraseModel;
  /** Whether an app guards the account, as its page or a later refusal knows. */
  readonly $isGuarded: ReadableAtom<boolean>;
  /** Whether leaving the page would lose input. */
  readonly isUnsaved: () => boolean;
}

/** The preferences of one account on screen, part by part. */
export function preferencesModel(
  ports: PreferencesPorts,
  props: PreferencesProps,
): PreferencesModel {
  const { env, profile: given, sessions, begun } = props;
  const $isGuarded = atom(props.isGuarded);
  const { values, errors, error } = props;
  const posted = { ...(values && { values }), errors, error };
  const kind = begun?.kind;
  let isErased = false;
  const profile = profileModel(ports, given, kind === undefined ? posted : {});
  return {
    profile,
    $isGuarded,
    contact: contactModel(ports, {
      country: given.phone_country ?? env.country,
      $isGuarded,
      begun,
      posted: kind === 'asking' || kind === 'proving' ? posted : {},
      changed: profile.take,
    }),
    sessions: sessionsModel(ports, sessions),
    erase: eraseModel(ports, {
      $isGuarded,
      posted: kind === 'erasing' ? posted : {},
      farewell: `${env.base}/logout`,
      erased: () => {
        isErased = true;
      },
    }),
    isUnsaved: () => !isErased && profile.isChanged(),
  };
}
