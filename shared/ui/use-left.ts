import { useEffect, useState } from 'react';

/**
 * The milliseconds that are left until a moment, counted down each second; 0 once it has passed.
 * Undefined until the browser counts.
 * @param until on this machine's clock; nothing is counted without it
 */
export function useLeft(until: number | null | undefined): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    if (typeof until !== 'number') return undefined;
    const tick = (): void => {
      const time = Date.now();
      setNow(time);
      if (time >= until) clearInterval(timer);
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [until]);
  if (typeof until !== 'number' || now === undefined) return undefined;
  return Math.max(0, until - now);
}
