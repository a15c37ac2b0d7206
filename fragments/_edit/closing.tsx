import { useEffect, useRef, useState } from 'react';

export interface UnsavedWords {
  readonly ask: string;
  readonly stay: string;
  readonly leave: string;
}

interface Closing {
  /** Whether the question stands. */
  readonly asked: boolean;
  /** Goes on where nothing that was typed would be lost; asks first otherwise. */
  readonly leave: (go: () => void) => void;
  /** Whether the dialog may close by Escape or by a click beside it: a question is answered with staying. */
  readonly mayClose: () => boolean;
  readonly stay: () => void;
  /** Goes on all the same. */
  readonly goOn: () => void;
}

/**
 * Asks before a panel is left whose text is not saved.
 * @param isUnsaved whether it has such a text now
 * @param close closes the panel
 */
export function useClosing(isUnsaved: () => boolean, close: () => void): Closing {
  const [go, setGo] = useState<(() => void) | null>(null);
  const leave: Closing['leave'] = (to) => {
    if (isUnsaved()) setGo(() => to);
    else to();
  };
  const stay = (): void => setGo(null);
  return {
    asked: go !== null,
    leave,
    mayClose() {
      if (go) {
        stay();
        return false;
      }
      if (!isUnsaved()) return true;
      leave(close);
      return false;
    },
    stay,
    goOn() {
      stay();
      go?.();
    },
  };
}

/** The question whether a text that is not saved is given up; staying gives the focus back. */
export function Unsaved({ t, closing }: { t: UnsavedWords; closing: Closing }) {
  return closing.asked ? <Question t={t} closing={closing} /> : null;
}

function Question({ t, closing }: { t: UnsavedWords; closing: Closing }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = box.current?.getRootNode() as ShadowRoot | Document | undefined;
    const before = root?.activeElement;
    box.current?.querySelector('button')?.focus();
    return () => (before instanceof HTMLElement ? before.focus() : undefined);
  }, []);
  return (
    <div className="notice notice-warning unsaved" role="alertdialog" aria-label={t.ask} ref={box}>
      <p>{t.ask}</p>
      <div className="cluster">
        <button type="button" className="btn btn-s btn-primary" onClick={closing.stay}>
          {t.stay}
        </button>
        <button type="button" className="btn btn-s" onClick={closing.goOn}>
          {t.leave}
        </button>
      </div>
    </div>
  );
}
