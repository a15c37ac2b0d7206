import { fill } from '../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../shared/kernel/money.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { PasswordProof } from '../../../shared/ui/form/PasswordProof.tsx';
import { Icon } from '../../../shared/ui/Icon.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import { Account } from './parts/Account.tsx';
import { List } from './parts/List.tsx';
import { Ask } from './parts/forms.tsx';
import type { CashoutViewProps } from './props.ts';

/** Drawing money out of a wallet: what there is, where it goes, and what was asked for before. */
export function CashoutView(props: FragmentProps<CashoutViewProps>) {
  const { env, t, drawn, done, error, form } = props;
  const money = (minor: number) => formatMoney(minor, drawn.currency, env.tag);
  return (
    <>
      <header className="head">
        <a className="link small" href={env.base + props.wallet}>
          {t.back}
        </a>
        <h1 className="h1">{t.title}</h1>
        <p className="muted">{t.intro}</p>
      </header>
      {done && (
        <div className="notice notice-success" role="status">
          <Icon name="check" />
          <p>{t.done[done]}</p>
        </div>
      )}
      {form?.proof === 'given' && (
        <div className="notice notice-success" role="status">
          <Icon name="check" />
          <p>{t.proved}</p>
        </div>
      )}
      <FormNotice text={error} />
      <p>
        {t.available}: <b className="available">{money(drawn.available)}</b>
      </p>
      <p className="muted small">{fill(t.availableHint, { minimum: money(drawn.minimum) })}</p>
      {form?.proof === 'asked' ? (
        <PasswordProof
          action={env.base + props.path}
          form={form}
          error={props.errors['password']}
          t={t}
        />
      ) : (
        <>
          <Account {...props} />
          <Ask {...props} minimum={money(drawn.minimum)} />
        </>
      )}
      <List {...props} money={money} />
    </>
  );
}
