import { fill } from '../../../shared/i18n/fill.ts';
import { RETURN_TEXT_MAX } from '../../../shared/rules/returns.ts';
import { controlOf, type FormUi } from '../../../shared/ui/form/form-ui.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { TextField } from '../../../shared/ui/form/TextField.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import type { WithdrawalFormViewProps } from './props.ts';

type Props = FragmentProps<WithdrawalFormViewProps>;

/** The form by which a buyer withdraws from a purchase, or the code of the request once it is sent. */
export function WithdrawalFormView(props: Props) {
  const { t, env, storeName, code } = props;
  if (code === null) {
    return (
      <section className="account">
        <header>
          <h1 className="h1">{t.title}</h1>
          <p className="muted">{fill(t.text, { store: storeName })}</p>
        </header>
        <RequestForm {...props} />
        <p className="muted small">{t.outside}</p>
      </section>
    );
  }
  return (
    <section className="account" role="status">
      <header>
        <h1 className="h1">{t.sent}</h1>
        <p>
          {t.code} <strong className="code">{code}</strong>
        </p>
      </header>
      <p>{fill(t.sentText, { store: storeName })}</p>
      <a className="btn btn-block" href={`${env.base}/contacto`}>
        {t.contact}
      </a>
    </section>
  );
}

function RequestForm({ t, env, values, errors, error, idempotencyKey }: Props) {
  const ui: FormUi = { values, errors, input: () => {}, leave: () => {} };
  const detail = controlOf(ui, 'detail');
  return (
    <>
      <FormNotice text={error} />
      <form method="post" action={`${env.base}/arrepentimiento`}>
        <input type="hidden" name="idempotency_key" value={idempotencyKey} />
        <TextField
          ui={ui}
          name="number"
          label={t.number}
          hint={t.numberHint}
          max={40}
          required
          autoComplete="off"
        />
        <TextField
          ui={ui}
          name="email"
          label={t.email}
          type="email"
          max={254}
          required
          autoComplete="email"
        />
        <div className="field">
          <label htmlFor={detail.id}>{`${t.detail} (${t.optional})`}</label>
          <textarea
            {...detail}
            rows={3}
            maxLength={RETURN_TEXT_MAX}
            defaultValue={values['detail'] ?? ''}
          />
        </div>
        <button className="btn btn-primary btn-block">{t.send}</button>
      </form>
    </>
  );
}
