import type { SecurityUi } from './use-security.ts';

interface CancelProps {
  ui: SecurityUi;
  close: () => void;
  className?: string;
  /** Whether it has the focus as it appears. */
  focused?: boolean;
}

/** The way back from a step: a press where script runs, else the page anew. */
export function Cancel({ ui, close, className = 'btn btn-quiet', focused = false }: CancelProps) {
  const { t, env } = ui.props;
  return (
    <>
      <button type="button" className={`${className} scripted`} autoFocus={focused} onClick={close}>
        {t.cancel}
      </button>
      <a className={`${className} unscripted`} href={`${env.base}/me/security`}>
        {t.cancel}
      </a>
    </>
  );
}
