import { useEffect, useState } from 'react';
import type { OpenByWords } from '../../shared/ui/open-by.ts';
import type { PageEnv } from '../_runtime/env.ts';

interface OpenByProps {
  env: PageEnv;
  /** The editor, as its call names it; null while it is closed. */
  place: string | null;
  t: OpenByWords;
  /** The notices with which the edge made the page. */
  known?: readonly string[];
}

/**
 * The others of the staff that have the same editor open, by name, since when. While it shows, the
 * account counts as having it open.
 */
export function OpenBy({ env, place, t, known = [] }: OpenByProps) {
  const [notices, setNotices] = useState(known);
  useEffect(() => {
    if (place === null) return;
    let isLeft = false;
    let leave: (() => void) | undefined;
    import('./stay-open.ts').then(
      ({ stayOpen }) => {
        if (!isLeft) leave = stayOpen(env, place, t, setNotices);
      },
      // Without it the page only says less.
      () => {},
    );
    return () => {
      isLeft = true;
      leave?.();
    };
  }, [env, place, t]);
  return (
    <div role="status">
      {notices.map((notice) => (
        <p key={notice} className="notice notice-warning" suppressHydrationWarning>
          {notice}
        </p>
      ))}
    </div>
  );
}
