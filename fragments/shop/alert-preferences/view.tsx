import { mailApps } from '../../../shared/rules/alert-preferences.ts';
import { TIME_ZONES } from '../../../shared/rules/opening-hours.ts';
import { urgentKinds } from '../../../shared/rules/urgent-alerts.ts';
import { cityOf } from '../../../shared/rules/zone-city.ts';
import { FieldError } from '../../../shared/ui/form/FieldError.tsx';
import { controlOf, type FormUi } from '../../../shared/ui/form/form-ui.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import type { AlertPreferencesViewProps } from './props.ts';

type Props = FragmentProps<AlertPreferencesViewProps>;

/** How an account is told besides by its alerts, app by app, its quiet hours, and whether others see it online. */
export function AlertPreferencesView(props: Props) {
  const { env, t, preferences, values, error, isSaved, idempotencyKey } = props;
  const isOn = (name: string, standing: boolean) => (values ? values[name] === 'on' : standing);
  return (
    <section aria-labelledby="title">
      <header className="head">
        <h1 id="title" className="h1">
          {t.title}
        </h1>
        <p className="muted">{t.intro}</p>
      </header>
      <FormNotice text={error} />
      {isSaved && (
        <p className="notice notice-success" role="status">
          {t.saved}
        </p>
      )}
      <form method="post" action={`${env.base}/me/alerts/preferences`}>
        <input type="hidden" name="intent" value="keep" />
        <input type="hidden" name="idempotency_key" value={idempotencyKey} />
        {preferences.apps.map(({ app, mail, push }) => (
          <fieldset key={app}>
            <legend>{t.apps[app]}</legend>
            <div className="boxes">
              {mailApps.includes(app) ? (
                <Box name={`mail_${app}`} isOn={isOn(`mail_${app}`, mail)} label={t.mail} />
              ) : (
                <p className="muted">{t.always}</p>
              )}
              <Box name={`push_${app}`} isOn={isOn(`push_${app}`, push)} label={t.push} />
            </div>
          </fieldset>
        ))}
        <p className="muted small">{t.must}</p>
        <Quiet {...props} isOn={isOn('quiet', preferences.quiet !== null)} />
        <fieldset>
          <legend>{t.presence}</legend>
          <p className="muted">{t.presenceText}</p>
          <Box
            name="presence"
            isOn={isOn('presence', preferences.shows_presence)}
            label={t.presenceOn}
          />
          <Box
            name="reading"
            isOn={isOn('reading', preferences.shows_reading)}
            label={t.readingOn}
          />
        </fieldset>
        <div className="cluster">
          <button className="btn btn-primary">{t.save}</button>
          <a className="btn" href={`${env.base}/me/alerts`}>
            {t.back}
          </a>
        </div>
      </form>
    </section>
  );
}

function Box({ name, isOn, label }: { name: string; isOn: boolean; label: string }) {
  return (
    <label className="check">
      <input type="checkbox" name={name} value="on" defaultChecked={isOn} />
      <span>{label}</span>
    </label>
  );
}

function Quiet({
  env,
  t,
  preferences: { quiet },
  zone,
  values,
  errors,
  isOn,
}: Props & { isOn: boolean }) {
  const ui: FormUi = { values: values ?? {}, errors, input: () => {}, leave: () => {} };
  const standing: Readonly<Record<string, string>> = {
    from: quiet?.from ?? '22:00',
    to: quiet?.to ?? '07:00',
    zone: quiet?.zone ?? zone,
  };
  const chosen = (name: string) => values?.[name] ?? standing[name];
  const at = (name: 'from' | 'to') => (
    <div className="field">
      <label htmlFor={controlOf(ui, name).id}>{t[name]}</label>
      <input {...controlOf(ui, name)} type="time" defaultValue={chosen(name)} />
      <FieldError ui={ui} name={name} />
    </div>
  );
  return (
    <fieldset>
      <legend>{t.quiet}</legend>
      <p className="muted">{t.quietText}</p>
      <p className="muted small" id="urgent">
        {t.urgentText}
      </p>
      <ul className="muted small" aria-labelledby="urgent">
        {urgentKinds.map((kind) => (
          <li key={kind}>{t.urgent[kind]}</li>
        ))}
      </ul>
      <Box name="quiet" isOn={isOn} label={t.quietOn} />
      <div className="times">
        {at('from')}
        {at('to')}
        <div className="field">
          <label htmlFor="zone">{t.zone}</label>
          <select id="zone" name="zone" defaultValue={chosen('zone')}>
            {TIME_ZONES.map((one) => (
              <option key={one} value={one}>
                {cityOf(one, env.tag)}
              </option>
            ))}
          </select>
        </div>
      </div>
    </fieldset>
  );
}
