import { useEffect, useRef, useState } from 'react';
import { count } from '../../../../shared/i18n/fill.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import { clockText } from '../../../../shared/rules/clock-text.ts';
import { clockOffset, msLeft, spokenMinutes } from '../model/countdown.ts';
import type { CheckoutUi } from './use-checkout.ts';

/** A countdown below this is shown as urgent. */
const URGENT_MS = 60_000;

/**
 * The time that the stock is still held, or that a checkout whose large hold waits for the order is
 * still open. It counts by the edge's clock, and speaks at five minutes
 * and at one.
 */
export function Countdown({ ui }: { ui: CheckoutUi }) {
  const { t, state, model } = ui;
  const { checkout, receivedAt } = state;
  const [left, setLeft] = useState(() => msLeft(checkout, Date.parse(checkout.now), 0));
  const [spoken, setSpoken] = useState('');
  const before = useRef(left);
  useEffect(() => {
    if (receivedAt === undefined) return undefined;
    const offset = clockOffset(checkout, receivedAt);
    const tick = (): void => {
      const now = msLeft(checkout, Date.now(), offset);
      const minutes = spokenMinutes(before.current, now);
      if (minutes) setSpoken(count(t, 'heldSpoken', minutes));
      before.current = now;
      setLeft(now);
      if (now === 0) {
        clearInterval(ticking);
        model.expire();
      }
    };
    const ticking = setInterval(tick, 1000);
    tick();
    return () => clearInterval(ticking);
  }, [checkout, receivedAt, model, t]);
  return (
    <p className={left < URGENT_MS ? 'countdown urgent' : 'countdown'}>
      <Icon name="clock" />
      <span>
        {checkout.held ? t.held : t.waits}{' '}
        <b role="timer" aria-live="off">
          {clockText(left)}
        </b>
      </span>
      <span className="visually-hidden" role="status">
        {spoken}
      </span>
    </p>
  );
}
