import { count, fill } from '../../../../shared/i18n/fill.ts';
import { clockText } from '../../../../shared/rules/clock-text.ts';
import { useLeft } from '../../../../shared/ui/use-left.ts';
import type { PinState } from '../model/pin.ts';
import type { Messages } from '../messages/es.ts';

interface CountdownProps {
  t: Messages;
  pin: Pick<PinState, 'until' | 'triesLeft'>;
  /** The field shows the edge's own refusal, which tells the tries that are left. */
  isTold: boolean;
  /** Milliseconds that the PIN was valid for when the page was made. */
  atFirst: number | undefined;
}

/** The time and the tries that are left for the PIN. */
export function Countdown({ t, pin, isTold, atFirst }: CountdownProps) {
  const { until, triesLeft } = pin;
  const left = useLeft(until) ?? atFirst;
  if (until === null) return null;
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
      {triesLeft !== undefined && !isTold && <span> {count(t, 'triesLeft', triesLeft)}</span>}
    </p>
  );
}
