import type { FragmentProps } from '../../_runtime/props.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { Contact } from './parts/Contact.tsx';
import { Display } from './parts/Display.tsx';
import { Privacy } from './parts/Privacy.tsx';
import { ProfileForm } from './parts/ProfileForm.tsx';
import { Part } from '../../../shared/ui/form/Part.tsx';
import { Sessions } from './parts/Sessions.tsx';
import type { PreferencesViewProps } from './props.ts';
import { usePreferences } from './parts/use-preferences.ts';

/** An account's preferences: its public profile, its contacts, and its data. */
export function PreferencesView(props: FragmentProps<PreferencesViewProps>) {
  const ui = usePreferences(props);
  const { t, env, saved } = props;
  return (
    <div className="page">
      <h1 className="h1">{t.title}</h1>
      {saved && (
        <div className="notice notice-success" role="status">
          <Icon name="check" />
          <p>{t.saved[saved]}</p>
        </div>
      )}
      <ProfileForm ui={ui} />
      <Contact ui={ui} />
      <Display ui={ui} />
      <Part name="security" title={t.security} text={t.securityText}>
        <div className="cluster">
          <a className="btn" href={`${env.base}/me/security`}>
            <Icon name="lock" />
            {t.toSecurity}
          </a>
          <a className="btn" href={`${env.base}/password/reset/`}>
            {t.toPassword}
          </a>
        </div>
      </Part>
      <Part name="cards" title={t.cards} text={t.cardsText}>
        <div className="cluster">
          <a className="btn" href={`${env.base}/me/cards`}>
            <Icon name="card" />
            {t.toCards}
          </a>
        </div>
      </Part>
      <Part name="alerts" title={t.alerts} text={t.alertsText}>
        <div className="cluster">
          <a className="btn" href={`${env.base}/me/alerts/preferences`}>
            <Icon name="bell" />
            {t.toAlerts}
          </a>
        </div>
      </Part>
      <Sessions ui={ui} />
      <Privacy ui={ui} />
    </div>
  );
}
