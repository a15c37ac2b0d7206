import { useShared } from '../../../_runtime/use-shared.ts';
import type { SessionView } from '../../../../shared/contracts/sign-in.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { deviceOf } from '../../../../shared/rules/device.ts';
import { relativeTime } from '../../../../shared/kernel/relative-time.ts';
import type { Messages } from '../messages/es.ts';
import type { PreferencesUi } from './use-preferences.ts';
import { Part } from '../../../../shared/ui/form/Part.tsx';

/** The signed-in browsers, and the control that ends each session. */
export function Sessions({ ui }: { ui: PreferencesUi }) {
  const { props, model } = ui;
  const { t } = props;
  const sessions = useShared(model.sessions.$sessions, props.sessions);
  const ending = useShared(model.sessions.$ending, null);
  const others = sessions.filter(({ is_current: isCurrent }) => !isCurrent);
  return (
    <Part name="sessions" title={t.sessions} text={t.sessionsText}>
      <ul className="rows">
        {sessions.map((session) => (
          <li key={session.id}>
            <Session ui={ui} session={session} busy={ending === session.id} />
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <EndForm ui={ui} id="others" busy={ending === 'others'} label={t.endOthers} />
      ) : (
        <p className="muted small">{t.onlyThis}</p>
      )}
    </Part>
  );
}

interface SessionProps {
  ui: PreferencesUi;
  session: SessionView;
  busy: boolean;
}

function Session({ ui, session, busy }: SessionProps) {
  const { t, env, now } = ui.props;
  const device = deviceText(session.device, t);
  return (
    <div className="row">
      <div>
        <b>{device}</b>
        {session.is_current && <span className="badge badge-accent">{t.thisOne}</span>}
        <p className="muted small">{session.host}</p>
        <p className="muted small" suppressHydrationWarning>
          {fill(t.seen, { time: relativeTime(Date.parse(session.seen_at), now, env.locale) })}
        </p>
      </div>
      {session.is_current ? (
        <form method="post" action={`${env.base}/logout`}>
          <button className="btn btn-s btn-quiet">{t.end}</button>
        </form>
      ) : (
        <EndForm
          ui={ui}
          id={session.id}
          busy={busy}
          label={t.end}
          name={fill(t.endOf, { device })}
        />
      )}
    </div>
  );
}

interface EndFormProps {
  ui: PreferencesUi;
  id: string;
  busy: boolean;
  label: string;
  /** Its accessible name, when the label alone would be one of many. */
  name?: string;
}

function EndForm({ ui, id, busy, label, name }: EndFormProps) {
  return (
    <form
      method="post"
      action={`${ui.props.env.base}/me/preferences`}
      data-enhance=""
      onSubmit={(event) => {
        event.preventDefault();
        void ui.model.sessions.end(id);
      }}
    >
      <input type="hidden" name="intent" value="sessions" />
      <input type="hidden" name="session" value={id} />
      <button className="btn btn-s" aria-label={name} aria-busy={busy} aria-disabled={busy}>
        {label}
      </button>
    </form>
  );
}

function deviceText(agent: string, t: Messages): string {
  const { browser, system } = deviceOf(agent);
  if (browser && system) return fill(t.on, { browser, system });
  return browser ?? system ?? t.unknownDevice;
}
