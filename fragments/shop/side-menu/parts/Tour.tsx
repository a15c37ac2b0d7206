import { useState } from 'react';
import { TOUR_HASH } from '../../../../shared/kernel/constants/tour.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import type { PageEnv } from '../../../_runtime/env.ts';
import { useShared } from '../../../_runtime/use-shared.ts';
import type { Messages } from '../messages/es.ts';
import { tourWish, UNASKED } from '../model/tour.ts';

interface TourProps {
  env: PageEnv;
  t: Messages;
  /** The account whose tour it is. */
  me: string;
  /** The menu closes to make room for the tour. */
  onLeave: () => void;
}

/** The owner's link to the tour of the store, and the choice whether it always shows. */
export function Tour({ env, t, me, onLeave }: TourProps) {
  const [wish] = useState(() => tourWish({ base: env.base, tag: env.tag }, me));
  const { status, always } = useShared(wish.$wish, UNASKED);
  return (
    <details onToggle={(event) => void (event.currentTarget.open && wish.ask())}>
      <summary>
        <Icon name="info" />
        {t.tour}
        <Icon name="chevron-down" />
      </summary>
      <div className="tour">
        <label className="check">
          <input
            type="checkbox"
            checked={always}
            disabled={status === 'idle' || status === 'loading'}
            onChange={(event) => void wish.change(event.currentTarget.checked)}
          />
          {t.alwaysTour}
        </label>
        <p className="error small" role="status">
          {status === 'failed' && t.tourFailed}
        </p>
        <a className="btn btn-s" href={`${env.base}/${TOUR_HASH}`} onClick={onLeave}>
          {t.takeTour}
        </a>
      </div>
    </details>
  );
}
