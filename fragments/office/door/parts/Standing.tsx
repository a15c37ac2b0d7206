import { useSignals } from '@preact/signals-react/runtime';
import { fill } from '../../../../shared/i18n/fill.ts';
import type { KeptDoor } from '../model/kept-door.ts';
import type { DoorViewProps } from '../props.ts';

interface StandingProps extends Pick<DoorViewProps, 't'> {
  kept: KeptDoor;
  /** Whether the service worker has the page; null while it is asked. */
  isPageKept: boolean | null;
  /** Whether the last code was read by the kept list alone. */
  isAlone: boolean;
}

/** Whether the device can go on without a connection, and what it has still to tell. */
export function Standing({ t, kept, isPageKept, isAlone }: StandingProps) {
  useSignals();
  const count = kept.$tickets.value.length;
  const waiting = kept.$waiting.value;
  const isReady = count > 0 && isPageKept === true;
  const words = isPageKept === false ? t.notKept : isReady ? fill(t.ready, { count }) : t.keeping;
  return (
    <div className="standing small" role="status">
      <p className={isReady ? 'badge badge-accent' : 'badge'}>{words}</p>
      {isAlone && <p className="badge badge-primary">{t.alone}</p>}
      {waiting > 0 && <p className="badge badge-primary">{fill(t.waiting, { count: waiting })}</p>}
    </div>
  );
}
