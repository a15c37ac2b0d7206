import { useState } from 'react';
import { fill } from '../../../../shared/i18n/fill.ts';
import {
  NEW_SLUG_MAX,
  newStoreProblems,
  STORE_NAME_MAX,
} from '../../../../shared/rules/new-store.ts';
import { shownErrors } from '../../../../shared/state/form.ts';
import { Form } from '../../../../shared/ui/form/Form.tsx';
import type { FormUi } from '../../../../shared/ui/form/form-ui.ts';
import { FormNotice } from '../../../../shared/ui/form/FormNotice.tsx';
import { SubmitButton } from '../../../../shared/ui/form/SubmitButton.tsx';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import { useCameBack } from '../../../../shared/ui/form/use-came-back.ts';
import type { FragmentProps } from '../../../_runtime/props.ts';
import { useLive } from '../../../_runtime/use-live.ts';
import { useShared } from '../../../_runtime/use-shared.ts';
import { wizardModel, type Address } from '../model.ts';
import type { WizardViewProps } from '../props.ts';

type Props = FragmentProps<WizardViewProps>;

/** The form of a new store: its address is checked while it is typed. */
export function Opening(props: Props) {
  const { t, env, idempotencyKey } = props;
  const [model] = useState(() =>
    wizardModel(
      {
        t,
        api: { base: env.base, tag: env.tag },
        go: (path) => location.assign(path),
        after(milliseconds, then) {
          const timer = setTimeout(then, milliseconds);
          return () => clearTimeout(timer);
        },
      },
      props,
    ),
  );
  const state = useShared(model.form.$state, model.form.initial);
  const address = useShared(model.$address, model.initial);
  const live = useLive();
  useCameBack();
  const ui: FormUi = {
    values: state.values,
    errors: shownErrors(state, newStoreProblems(state.values), t.problems, t.needs),
    input: model.input,
    leave: model.form.leave,
  };
  return (
    <>
      <header>
        <h1 className="h1">{t.title}</h1>
        <p className="muted">{t.text}</p>
      </header>
      <FormNotice text={state.failure} />
      <Form
        action={`${env.base}/asistentes/emprendedores`}
        live={live}
        stopped={state.stopped}
        send={model.submit}
      >
        <input type="hidden" name="idempotency_key" value={idempotencyKey} />
        <TextField
          ui={ui}
          name="name"
          label={t.name}
          max={STORE_NAME_MAX}
          required
          autoComplete="organization"
        />
        <TextField
          ui={ui}
          name="slug"
          label={t.slug}
          max={NEW_SLUG_MAX}
          required
          autoComplete="off"
          autoCapitalize="none"
        />
        <p className="muted address" role="status">
          {addressText(props, address, state.values['slug'] ?? '')}
        </p>
        <SubmitButton busy={state.busy} waiting={t.opening}>
          {t.open}
        </SubmitButton>
        {address.suggestions.length > 0 && address.state === 'taken' && (
          <fieldset>
            <legend>{live ? t.choose : t.suggestions}</legend>
            <ul className="suggestions">
              {address.suggestions.map((slug) => (
                <li key={slug}>
                  <button
                    className="btn"
                    type={live ? 'button' : 'submit'}
                    name="suggested"
                    value={slug}
                    formNoValidate
                    onClick={live ? () => model.choose(slug) : undefined}
                  >
                    {slug}
                  </button>
                </li>
              ))}
            </ul>
          </fieldset>
        )}
      </Form>
    </>
  );
}

/** Where the store will be, and whether that address is free. */
function addressText({ t, domain }: Props, { state }: Address, slug: string): string {
  if (state === 'asking') return t.asking;
  if (state === 'free') return fill(t.free, { slug, domain });
  return fill(t.address, { slug: t.anySlug, domain });
}
