import { useShared } from '../../../_runtime/use-shared.ts';
import { initialsOf } from '../../../../shared/rules/initials.ts';
import { isProfileChanged, profileProblems } from '../../../../shared/rules/profile-form.ts';
import { PROFILE_MAX } from '../../../../shared/rules/profile-max.ts';
import { shownErrors } from '../../../../shared/state/form.ts';
import { Form } from '../../../../shared/ui/form/Form.tsx';
import { FormNotice } from '../../../../shared/ui/form/FormNotice.tsx';
import type { FormUi } from '../../../../shared/ui/form/form-ui.ts';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import type { PreferencesUi } from './use-preferences.ts';
import { CountrySelect } from './CountrySelect.tsx';
import { Part } from '../../../../shared/ui/form/Part.tsx';
import { TextArea } from './TextArea.tsx';

/** The account's public profile: calls with script, posts without. */
export function ProfileForm({ ui }: { ui: PreferencesUi }) {
  const { props, model, profile, live } = ui;
  const { t, env } = props;
  const { form, submit } = model.profile;
  const state = useShared(form.$state, form.initial);
  const fields: FormUi = {
    values: state.values,
    errors: shownErrors(state, profileProblems(state.values, profile), t.profileProblems, t.needs),
    input: form.input,
    leave: form.leave,
  };
  const line = { ui: fields, className: 'half' };
  return (
    <Part name="profile" title={t.profile} text={t.profileText}>
      <Form
        className="fields"
        action={`${env.base}/me/preferences`}
        live={live}
        stopped={state.stopped}
        send={submit}
      >
        <input type="hidden" name="intent" value="profile" />
        <FormNotice text={state.failure} />
        <Photo ui={ui} fields={fields} />
        <TextField
          {...line}
          name="full_name"
          label={t.fullName}
          max={PROFILE_MAX.full_name}
          required
          autoComplete="name"
        />
        <TextField
          {...line}
          name="username"
          label={t.username}
          hint={t.usernameHint}
          max={254}
          required
          autoComplete="username"
          autoCapitalize="none"
          clean={(text) => text.replaceAll(/\s/g, '')}
        />
        <TextArea
          ui={fields}
          name="description"
          label={t.description}
          hint={t.descriptionHint}
          max={PROFILE_MAX.description}
        />
        <TextField
          {...line}
          name="city"
          label={t.city}
          max={PROFILE_MAX.city}
          autoComplete="address-level2"
        />
        <CountrySelect ui={fields} tag={env.tag} label={t.country} none={t.noCountry} />
        <TextField
          ui={fields}
          name="website"
          label={t.website}
          max={PROFILE_MAX.website}
          autoComplete="url"
          autoCapitalize="none"
        />
        <div className="cluster">
          <button className="btn btn-primary" aria-busy={state.busy} aria-disabled={state.busy}>
            {state.busy ? t.saving : t.save}
          </button>
          {live && isProfileChanged(state.values, profile) && !state.busy && (
            <span className="muted small" role="status">
              {t.unsaved}
            </span>
          )}
        </div>
      </Form>
    </Part>
  );
}

/** The account's picture, and the control that removes a photo. */
function Photo({ ui, fields }: { ui: PreferencesUi; fields: FormUi }) {
  const { profile, props } = ui;
  const { t } = props;
  return (
    <div className="photo-line">
      {profile.photo ? (
        <img className="face" src={profile.photo} alt={t.photo} width={64} height={64} />
      ) : (
        <span className="face" aria-hidden="true">
          {initialsOf(profile.full_name)}
        </span>
      )}
      {profile.photo && (
        <label className="check">
          <input
            type="checkbox"
            name="remove_photo"
            value="on"
            checked={(fields.values['remove_photo'] ?? '') !== ''}
            onChange={({ target }) => fields.input('remove_photo', target.checked ? 'on' : '')}
          />
          <span>{t.removePhoto}</span>
        </label>
      )}
    </div>
  );
}
