import { fill } from '../../../shared/i18n/fill.ts';
import { NEW_SLUG_MAX, STORE_NAME_MAX } from '../../../shared/rules/new-store.ts';
import type { FormUi } from '../../../shared/ui/form/form-ui.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { TextField } from '../../../shared/ui/form/TextField.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import type { WizardViewProps } from './props.ts';

type Props = FragmentProps<WizardViewProps>;

/** The wizard: the form of a new store, or the account's own store with the steps that follow. */
export function WizardView(props: Props) {
  const { own } = props;
  return (
    <section className="account">
      {own ? <Opened {...props} own={own} /> : <Opening {...props} />}
    </section>
  );
}

function Opening({ t, env, domain, suggestions, values, errors, error, idempotencyKey }: Props) {
  const ui: FormUi = { values, errors, input: () => {}, leave: () => {} };
  return (
    <>
      <header>
        <h1 className="h1">{t.title}</h1>
        <p className="muted">{t.text}</p>
      </header>
      <FormNotice text={error} />
      <form method="post" action={`${env.base}/asistentes/emprendedores`}>
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
        />
        <p className="muted address">{fill(t.address, { domain })}</p>
        <button className="btn btn-primary btn-block">{t.open}</button>
        {suggestions.length > 0 && (
          <fieldset>
            <legend>{t.suggestions}</legend>
            <ul className="suggestions">
              {suggestions.map((slug) => (
                <li key={slug}>
                  <button className="btn" name="suggested" value={slug} formNoValidate>
                    {slug}
                  </button>
                </li>
              ))}
            </ul>
          </fieldset>
        )}
      </form>
    </>
  );
}

function Opened({ t, own, isOpened }: Props & { own: NonNullable<Props['own']> }) {
  const steps = [
    [t.steps.looks, '/admin/configuracion'],
    [t.steps.catalogue, '/admin/catalogos'],
    [t.steps.item, '/apps/me/products/create'],
    [t.steps.payments, '/admin/configuracion#payment_types'],
  ] as const;
  return (
    <>
      <header>
        <h1 className="h1">{isOpened ? t.opened : t.yours}</h1>
        <p className="muted address">{own.url}</p>
      </header>
      <a className="btn btn-primary btn-block" href={own.url}>
        {t.visit}
      </a>
      <section aria-label={t.next}>
        <h2 className="h2">{t.next}</h2>
        <p className="muted">{t.nextText}</p>
        <ol className="steps">
          {steps.map(([label, path]) => (
            <li key={path}>
              <a className="btn btn-block" href={own.office + path}>
                {label}
              </a>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
