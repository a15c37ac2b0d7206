/** The page's response time to a visitor's actions: INP, by Event Timing in every page. */
import type { BrowserContext } from '@playwright/test';

/** One interaction: the longest of its events. */
export interface Interaction {
  readonly page: string;
  readonly type: string;
  /** From the event to the next frame, in ms; the browser gives steps of 8. */
  readonly duration: number;
}

/** Notes every interaction on a context's pages of one origin; the list grows as they happen. */
export async function noteInteractions(
  context: BrowserContext,
  origin: string,
): Promise<Interaction[]> {
  const seen = new Map<string, Interaction>();
  const list: Interaction[] = [];
  await context.exposeBinding(
    'noteInteraction',
    (source, id: number, type: string, duration: number) => {
      const url = new URL(source.frame.url());
      if (url.origin !== origin) return;
      const page = url.pathname.replace(/co_[0-9a-z]+/, '…');
      const key = `${page} ${id}`;
      if (duration <= (seen.get(key)?.duration ?? 0)) return;
      seen.set(key, { page, type, duration });
      list.splice(0, list.length, ...seen.values());
    },
  );
  await context.addInitScript(() => {
    type Note = (id: number, type: string, duration: number) => void;
    const { noteInteraction } = globalThis as unknown as { noteInteraction: Note };
    const observer = new PerformanceObserver((entries) => {
      for (const {
        name,
        duration,
        interactionId,
      } of entries.getEntries() as PerformanceEventTiming[]) {
        if (interactionId) noteInteraction(interactionId, name, duration);
      }
    });
    observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as never);
  });
  return list;
}
