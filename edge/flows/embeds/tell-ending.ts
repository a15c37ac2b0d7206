import {
  startOfDay,
  type Deprecation,
  type EndingElement,
} from '../../../shared/kernel/deprecation.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { isolateMap } from '../../../shared/kernel/isolate-memory.ts';
import { EMBED_DAYS } from '../../../shared/rules/embed-keys.ts';
import { dayOf, insertNotices, listKeysToTell, type Told } from '../../modules/embed-keys/index.ts';
import { announceOutbox, insertOutbox } from '../../outbox/index.ts';
import type { CellScope } from '../../unit-of-work/scope.ts';
import { embedEndingMail, type EndingNews } from './topics.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Mails that one tick of the cron asks for. */
export const ENDING_MAILS_AT_ONCE = 100;
/** Days before the end in which owners are told a second time. */
const LAST_DAYS = 30;

/** The day on which this isolate had told everybody of a cell. */
const done = isolateMap<string, string>();

/**
 * Tells the owners of keys, whose pages showed an element of late that is to go: once since it was
 * declared, once more in its last month. Once a day; what one tick leaves is the next one's. The
 * mark and the message are one batch, and of two runs at one time one writes it.
 * @param elements those that are to go
 */
export async function tellEnding(
  work: CellScope,
  elements: readonly EndingElement[],
): Promise<void> {
  const now = work.ports.clock.now();
  const today = dayOf(now);
  if (elements.length === 0 || done.get(work.cell.name) === today) return;
  let left = ENDING_MAILS_AT_ONCE;
  for (const { element, deprecated } of elements) {
    const occasion = occasionOf(deprecated, now);
    if (occasion === undefined) continue;
    const asked = await tell(work, { element, occasion }, deprecated, left);
    if (asked === undefined) return;
    left -= asked;
    if (left === 0) return;
  }
  done.set(work.cell.name, today);
}

/** Undefined before an element was declared, and once it has gone. */
function occasionOf({ since, until }: Deprecation, now: number): Told['occasion'] | undefined {
  const end = startOfDay(until);
  if (now < startOfDay(since) || now >= end) return undefined;
  return now >= end - LAST_DAYS * DAY_MS ? 'ending' : 'declared';
}

/** The number of mails that were asked for; undefined where another run told somebody first. */
async function tell(
  work: CellScope,
  told: Told,
  { until, use }: Deprecation,
  most: number,
): Promise<number | undefined> {
  const { cell, ports } = work;
  const now = ports.clock.now();
  const keys = await cell.read(listKeysToTell(told, dayOf(now - EMBED_DAYS * DAY_MS), most));
  const messages = keys.map(({ id: key, store_id: storeId, partner }) => {
    const successor = use === undefined ? {} : { use };
    const payload: EndingNews = { key, partner, ...told, until, ...successor };
    return { id: newId('message'), storeId, payload };
  });
  const marks = keys.map(({ id }) => ({ key_id: id, ...told, told_at: now }));
  const written = await cell.write([
    ...insertNotices(marks),
    ...messages.map((message) => insertOutbox(embedEndingMail, message, now)),
  ]);
  if (!written.ok) return undefined;
  await announceOutbox(
    work,
    messages.map(({ id }) => id),
  );
  return keys.length;
}
