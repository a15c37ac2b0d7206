import { useEffect, useState } from 'react';
import { call } from '../../shared/api-client/index.ts';
import {
  closeEditor,
  keepEditorOpen,
  type OpenBy as Other,
} from '../../shared/contracts/open-editors.ts';
import { fill } from '../../shared/i18n/fill.ts';
import { dateTimeFormat } from '../../shared/kernel/intl.ts';
import { EDITOR_RENEW_MS } from '../../shared/rules/open-editors.ts';
import { timeZoneOf } from '../../shared/rules/time-zone.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import type { PageEnv } from '../_runtime/env.ts';
import { apiOf } from './ports.ts';

interface OpenByProps {
  env: PageEnv;
  /** The editor, as its call names it; null while it is closed. */
  place: string | null;
  t: { readonly by: string; readonly nameless: string };
  /** Those whom the edge found as it made the page. */
  known?: readonly Other[];
}

/**
 * The others of the staff that have the same editor open, by name, since when; told anew every 30
 * seconds and when the page is looked at again. While it shows, the account counts as having it open.
 */
export function OpenBy({ env, place, t, known = [] }: OpenByProps) {
  const [others, setOthers] = useState(known);
  useEffect(() => {
    if (place === null) return;
    const api = apiOf(env);
    const params = { place };
    let isLeft = false;
    const stay = async (): Promise<void> => {
      const answer = await call(api, keepEditorOpen, { params });
      // A failure leaves what is known: it says nothing about the others.
      if (answer.ok && !isLeft) setOthers(answer.value.results);
    };
    const leave = (): void => void call(api, closeEditor, { params });
    const look = (): void => void (document.visibilityState === 'visible' && stay());
    void stay();
    const timer = setInterval(() => void stay(), EDITOR_RENEW_MS);
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', look);
    return () => {
      isLeft = true;
      clearInterval(timer);
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', look);
      setOthers([]);
      leave();
    };
  }, [env, place]);
  const time = dateTimeFormat(env.tag, { timeStyle: 'short', timeZone: timeZoneOf(env.country) });
  return (
    <div role="status" className="open-by">
      {others.map(({ name, since }) => (
        <p key={`${since} ${name}`} className="notice notice-warning">
          <Icon name="user" />
          <span suppressHydrationWarning>
            {fill<string>(name === null ? t.nameless : t.by, {
              name: name ?? '',
              time: time.format(new Date(since)),
            })}
          </span>
        </p>
      ))}
    </div>
  );
}
