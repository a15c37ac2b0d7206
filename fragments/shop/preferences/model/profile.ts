import { atom, type ReadableAtom } from 'nanostores';
import { call } from '../../../../shared/api-client/index.ts';
import { updateProfile, type Profile } from '../../../../shared/contracts/profiles.ts';
import {
  isProfileChanged,
  profileBody,
  profileProblems,
  profileValues,
} from '../../../../shared/rules/profile-form.ts';
import { formModel, type FormModel, type FormStart } from '../../../../shared/state/form.ts';
import { done, failed, refuse, type PreferencesPorts } from '../ports.ts';

export interface ProfileModel {
  /** The profile as it is saved. */
  readonly $profile: ReadableAtom<Profile>;
  readonly form: FormModel;
  readonly submit: () => Promise<void>;
  /** Takes over a profile that another part of the page changed. */
  readonly take: (profile: Profile) => void;
  readonly isChanged: () => boolean;
}

/**
 * The form of a profile, and the saved profile.
 * @param posted the form as it was posted, where it was
 */
export function profileModel(
  ports: PreferencesPorts,
  given: Profile,
  posted: Partial<FormStart>,
): ProfileModel {
  const $profile = atom(given);
  const form = formModel({
    ...posted,
    values: { ...profileValues(given), remove_photo: '', ...posted.values },
  });

  async function submit(): Promise<void> {
    const { busy, values } = form.$state.get();
    if (busy) return;
    const problems = Object.keys(profileProblems(values, $profile.get()));
    if (problems.length > 0) return form.stop(problems);
    form.begin();
    const body = profileBody(values, $profile.get());
    const answer = await call(ports.api, updateProfile, { params: ports.of, body });
    if (!answer.ok) {
      const { error } = answer;
      if (error.code !== 'existing_user') return refuse(form, ports.t, error);
      refuse(form, ports.t, { ...error, message: ports.t.useAnother });
      return failed(ports, ports.t.failed, error);
    }
    $profile.set(answer.value);
    // Input that was typed during the call stays.
    const now = form.$state.get().values;
    for (const [name, value] of Object.entries({
      ...profileValues(answer.value),
      remove_photo: '',
    })) {
      if (now[name] === values[name]) form.input(name, value);
    }
    form.end();
    done(ports, ports.t.saved.profile);
  }

  return {
    $profile,
    form,
    submit,
    take(profile) {
      const { username } = $profile.get();
      $profile.set(profile);
      // A username that was the old contact changed along with it.
      if (form.$state.get().values['username'] === username) {
        form.input('username', profile.username);
      }
    },
    isChanged: () => isProfileChanged(form.$state.get().values, $profile.get()),
  };
}
