import { emit } from '../../../../shared/bus/index.ts';
import { toastShow } from '../../../../shared/bus/topics/toasts.ts';
import { count } from '../../../../shared/i18n/fill.ts';
import { TOAST_SECONDS } from '../../../../shared/kernel/constants/timers.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import { isShort } from '../model/app.ts';
import { useFocus, useFocusBack } from './use-focus.ts';
import type { SecurityUi } from './use-security.ts';
import { Part } from '../../../../shared/ui/form/Part.tsx';
import { FactorStep } from './FactorStep.tsx';
import { Opens } from './Opens.tsx';

/** Recovery codes: how many are left, new ones, and those that were just made. */
export function Codes({ ui }: { ui: SecurityUi }) {
  const { app, step, props } = ui;
  const { t } = props;
  const control = useFocusBack(step.kind === 'renewing' || step.kind === 'codes');
  return (
    <Part name="codes" title={t.codes} text={t.codesText}>
      {step.kind === 'codes' ? (
        <Fresh ui={ui} codes={step.codes} />
      ) : (
        <>
          <p>{count(t, 'codesLeft', app.codesLeft)}</p>
          {isShort(app) && <p className="notice notice-warning">{t.codesFew}</p>}
          {step.kind === 'renewing' ? (
            <Renew ui={ui} />
          ) : (
            <Opens
              ui={ui}
              step="renewing"
              className="btn"
              control={control}
              open={() => ui.model.app.open('renewing')}
            >
              <Icon name="refresh" />
              {t.renew}
            </Opens>
          )}
        </>
      )}
    </Part>
  );
}

function Renew({ ui }: { ui: SecurityUi }) {
  const { t } = ui.props;
  const words = { text: t.renewText, submit: t.renew, submitting: t.renewing };
  return <FactorStep ui={ui} intent="renew" {...words} />;
}

function Fresh({ ui, codes }: { ui: SecurityUi; codes: readonly string[] }) {
  const { t, host, env } = ui.props;
  const notice = useFocus<HTMLParagraphElement>();
  const text = codes.join('\n');
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${host}\n\n${text}\n`)}`;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    emit(toastShow, { tone: 'success', message: t.copied, seconds: TOAST_SECONDS.normal });
  };
  return (
    <>
      <p className="notice notice-warning" ref={notice} tabIndex={-1}>
        {t.codesOnce}
      </p>
      <ol className="fresh">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="cluster keeping">
        <a className="btn btn-s" href={file} download={t.file}>
          <Icon name="download" />
          {t.download}
        </a>
        <button type="button" className="btn btn-s scripted" onClick={() => void copy()}>
          {t.copy}
        </button>
        <button type="button" className="btn btn-s scripted" onClick={() => print()}>
          {t.print}
        </button>
        <button
          type="button"
          className="btn btn-s btn-primary scripted"
          onClick={ui.model.app.close}
        >
          {t.kept}
        </button>
        <a className="btn btn-s btn-primary unscripted" href={`${env.base}/me/security`}>
          {t.kept}
        </a>
      </div>
    </>
  );
}
