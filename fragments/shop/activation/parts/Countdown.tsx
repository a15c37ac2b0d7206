import { useEffect, useState } from 'react';
import { fill } from '../../../../shared/i18n/fill.ts';
import { clockText } from '../../../../shared/rules/clock-text.ts';
import type { Messages } from '../messages/es.ts';

interface CountdownProps {
  t: Messages;
  /** When the PIN expires, on this machine's clock; undefined when this tab does not know. */
  until: number | null | undefined;
}

/** The time that is left for the PIN. */
export function Countdown({ t, until }: CountdownProps) {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    if (typeof until !== 'number') return undefined;
    const tick = (): void => setNow(Date.now());
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [until]);
  if (until === null) return null;
  const left = until === undefined || now === undefined ? undefined : until - now;
  return (
    <p className="hint expires">
      {left === undefined ? (
        t.expiresSoon
      ) : left > 0 ? (
        <span role="timer" aria-live="off">
          {fill(t.expiresIn, { time: clockText(left) })}
        </span>
      ) : (
        <span role="status">{t.expired}</span>
      )}
    </p>
  );
}
