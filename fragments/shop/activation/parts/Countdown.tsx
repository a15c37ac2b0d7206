import { count, fill } from '../../../../shared/i18n/fill.ts';
import { clockText } from '../../../../shared/rules/clock-text.ts';
import { useLeft } from '../../../../shared/ui/use-left.ts';
import type { PinState } from '../model/pin.ts';
import type { Messages } from '../messages/es.ts';

interface CountdownProps {
  t: Messages;
  pin: Pick<PinState, 'until' | 'triesLeft'>;
  /** The refusal that the field shows; the edge's own tells the tries that are left already. */
  refusal: string | undefined;
  /** Milliseconds that the PIN was valid for when the page was made. */
  atFirst: number | undefined;
}

/** The time and the tries that are left for the PIN; of one that is over, that it is. */
export function Countdown({ t, pin, refusal, atFirst }: CountdownProps) {
  const { until, triesLeft } = pin;
  const left = useLeft(until) ?? atFirst;
  const isOver = left !== undefined && left <= 0;
  const tries = triesLeft === undefined || isOver ? '' : count(t, 'triesLeft', triesLeft);
  if (until === null) return null;
  return (
    <p className="hint expires">
      {left === undefined ? (
        t.expiresSoon
      ) : isOver ? (
        <span role="status">{t.expired}</span>
      ) : (
        <span role="timer" aria-live="off">
          {fill(t.expiresIn, { time: clockText(left) })}
        </span>
      )}
      {tries !== '' && !refusal?.includes(tries) && <span> {tries}</span>}
    </p>
  );
}
