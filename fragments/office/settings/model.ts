import { computed, signal, type ReadonlySignal } from '@preact/signals-react';
import { actionKey, call } from '../../../shared/api-client/index.ts';
import {
  getSettings,
  updateStore,
  type StoreSettings,
} from '../../../shared/contracts/store-settings.ts';
import {
  settingsChanges,
  settingsProblems,
  settingsValues,
} from '../../../shared/state/settings-form.ts';
import type { FormValues } from '../../../shared/state/form.ts';
import { officeForm, type OfficeForm } from '../../_office/form.ts';
import { differingOf, rebased, type Differing } from '../../_office/differing.ts';
import { voiceOf } from '../../_office/say.ts';
import type { OfficePorts } from '../../_office/ports.ts';
import type { Messages } from './messages/es.ts';
import type { KnownPicture, SettingsProps } from './props.ts';

export interface SettingsModel {
  readonly form: OfficeForm;
  /** The version of the settings that the form was made from. */
  readonly $version: ReadonlySignal<number>;
  /** The fields that another editor saved otherwise meanwhile, and that were not looked at yet. */
  readonly $differing: ReadonlySignal<readonly Differing[]>;
  /** The pictures of the store's library that the form knows. */
  readonly $pictures: ReadonlySignal<readonly KnownPicture[]>;
  /** The main colours of the photo that the form shows, as far as they are known. */
  readonly $colors: ReadonlySignal<readonly string[]>;
  /** Puts a picture of the library into the form. */
  readonly choose: (name: 'photo' | 'favicon', picture: KnownPicture) => void;
  readonly save: () => Promise<void>;
  /** Takes the other editor's value of a field. */
  readonly takeTheirs: (name: string) => void;
}

/** A store's settings in a form; saved with their version, so that no other change is lost. */
export function settingsModel(ports: OfficePorts<Messages>, props: SettingsProps): SettingsModel {
  const { t, api } = ports;
  const { say } = voiceOf(ports);
  const { env, slug, country, settings, values, errors, error } = props;
  const key = actionKey();
  const known = settingsValues(settings, country);
  // A box that is not ticked is not posted.
  const posted =
    values && Object.fromEntries(namesOf(known).map((name) => [name, values[name] ?? '']));
  const form = officeForm({ values: posted ?? known, errors, error }, known);
  const $saved = signal<FormValues>(known);
  const $version = signal(settings.version);
  const isOlder = values !== undefined && values['version'] !== String(settings.version);
  const $meanwhile = signal<readonly string[]>(isOlder ? namesOf(known) : []);
  const $differing = computed(() =>
    differingOf($meanwhile.value, $saved.value, form.$state.value.values),
  );

  const $pictures = signal<readonly KnownPicture[]>(props.pictures);
  const $colors = computed(() => {
    const photo = form.$state.value.values['photo'];
    return $pictures.value.find(({ url }) => url === photo)?.main_colors ?? [];
  });

  const settle = (saved: StoreSettings): void => {
    $version.value = saved.version;
    $saved.value = settingsValues(saved, country);
  };

  /** Puts what another editor saved below what was typed here. */
  const rebase = (present: StoreSettings): void => {
    const base = $saved.value;
    const typed = form.$state.value.values;
    settle(present);
    const theirs = $saved.value;
    const { values: merged, both } = rebased(namesOf(typed), base, typed, theirs);
    form.saved(theirs);
    for (const [name, value] of Object.entries(merged))
      if (value !== (theirs[name] ?? '')) form.input(name, value);
    $meanwhile.value = both;
  };

  return {
    form,
    $version,
    $differing,
    $pictures,
    $colors,
    choose(name, picture) {
      const others = $pictures.value.filter(({ url }) => url !== picture.url);
      $pictures.value = [picture, ...others];
      form.input(name, picture.url);
    },
    async save() {
      const { busy, values: typed } = form.$state.value;
      if (busy || !form.$dirty.value) return;
      const problems = Object.keys(settingsProblems(typed));
      if (problems.length > 0) return form.stop(problems);
      const changes = settingsChanges(typed, $saved.value, country);
      if (!changes) return form.saved();
      form.begin();
      const body = { ...changes, version: $version.value };
      const answer = await call(api, updateStore, { params: { slug }, body, key: key.for(body) });
      key.settle(answer.ok ? undefined : answer.error);
      if (answer.ok) {
        settle(answer.value);
        $meanwhile.value = [];
        // What was typed during the call stays unsaved.
        const later = form.$state.value.values;
        form.saved($saved.value);
        for (const name of namesOf(later)) {
          if (later[name] !== typed[name]) form.input(name, later[name] ?? '');
        }
        form.end();
        return say(t.done);
      }
      const { code, field, message } = answer.error;
      if (code === 'edited_meanwhile') {
        const params = { mashup: `${env.store}:${env.store}`, type: props.type };
        const present = await call(api, getSettings, { params });
        if (present.ok) rebase(present.value);
        return form.end(present.ok ? t.meanwhile : message || t.tryAgain);
      }
      if (field === undefined || !(field in typed)) {
        if ('photo' in changes) form.refuse('photo', t.picture.notUpdated.photo);
        return form.end(message || t.tryAgain);
      }
      const isGone = code === 'image_not_found' && (field === 'photo' || field === 'favicon');
      form.refuse(field, isGone ? t.picture.failed[field] : message);
      return form.stop([field]);
    },
    takeTheirs(name) {
      form.input(name, $saved.value[name] ?? '');
    },
  };
}

function namesOf(values: FormValues): string[] {
  return Object.keys(values);
}
