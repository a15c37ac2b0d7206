import type { FragmentProps } from '../../_runtime/props.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { App } from './parts/App.tsx';
import { Codes } from './parts/Codes.tsx';
import { Passkeys } from './parts/Passkeys.tsx';
import type { Messages } from './messages/es.ts';
import type { Done, SecurityViewProps } from './props.ts';
import { useSecurity } from './parts/use-security.ts';
import { useShared } from '../../_runtime/use-shared.ts';

/**
 * The guards of an account besides its password: passkeys, an authenticator app, recovery codes.
 */
export function SecurityView(props: FragmentProps<SecurityViewProps>) {
  const ui = useSecurity(props);
  const { t, env, guards, isAdvised, done } = props;
  const passkeys = useShared(ui.model.passkeys.$passkeys, guards.passkeys);
  const isGuarded = passkeys.length > 0 || ui.app.since !== null;
  return (
    <div className="page">
      <header>
        <a className="link small" href={`${env.base}/me/preferences`}>
          {t.back}
        </a>
        <h1 className="h1">{t.title}</h1>
      </header>
      {isAdvised && !isGuarded && (
        <div className="notice notice-warning advice">
          <Icon name="lock" />
          <p>{t.advice}</p>
        </div>
      )}
      {done && (
        <div className="notice notice-success" role="status">
          <Icon name="check" />
          <p>{wordsOfDone(done, t)}</p>
        </div>
      )}
      <Passkeys ui={ui} passkeys={passkeys} />
      <App ui={ui} />
      {ui.app.since !== null && <Codes ui={ui} />}
    </div>
  );
}

function wordsOfDone(done: Done, t: Messages): string {
  const words: Record<Done, string> = {
    proved: t.proved,
    renamed: t.passkeyRenamed,
    removed: t.passkeyRemoved,
    'app-off': t.appRemoved,
  };
  return words[done];
}
