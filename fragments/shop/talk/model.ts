import { atom } from 'nanostores';
import { call, newIdempotencyKey } from '../../../shared/api-client/index.ts';
import {
  getConversation,
  listMessages,
  openConversation,
  sendMessage,
  type Conversation,
  type TalkMessage,
} from '../../../shared/contracts/inbox.ts';
import { pickVariant, type TalkVariant } from '../../../shared/contracts/talk-variant.ts';
import type { TalkEvent, TalkFrame } from '../../../shared/contracts/talk-line.ts';
import { PENDING_RESET_MS } from '../../../shared/kernel/constants/timers.ts';
import { merged } from './model/merged.ts';
import { hasWaited } from './model/unread.ts';
import { openLine, type Line } from '../../_runtime/socket-line.ts';
import type { TalkPorts } from './ports.ts';
import type { OpenTalk, TalkProps } from './props.ts';

/** A message that the edge has not acknowledged. */
export interface Unsent {
  readonly key: string;
  readonly body: string;
  readonly tags: readonly string[];
  readonly isNote: boolean;
  readonly state: 'sending' | 'failed';
  /** Why it failed; empty without an answer. */
  readonly reason: string;
}

/** How long "writing…" shows, and how often it is said. */
const WRITING_MS = 4_000;
/** A message that the line has not given back by then is sent by the call, under the same key. */
const ON_LINE_MS = 4_000;
/** Messages that one call gives after a gap. */
const GAP_MAX = 100;

type Open = OpenTalk & { readonly id: string };

const isAboutItem = ({ links }: TalkMessage) =>
  links.some(({ kind }) => kind !== 'order' && kind !== 'page');

/** An open conversation: its messages, the line on which more arrive, and what is not sent yet. */
export function talkModel(ports: TalkPorts, open: Open, { mailbox }: Pick<TalkProps, 'mailbox'>) {
  const { api } = ports;
  const $messages = atom<readonly TalkMessage[]>(open.messages);
  const $unsent = atom<readonly Unsent[]>([]);
  const $read = atom(open.read);
  const $conversation = atom<Conversation | null>(open.conversation);
  const $writing = atom(false);
  const $news = atom(true);
  const $live = atom(true);
  const $variant = atom<TalkVariant | null>(null);
  const $newer = atom<'more' | 'loading' | 'none' | 'failed'>(open.hasNewer ? 'more' : 'none');
  const $older = atom<'more' | 'loading' | 'none' | 'failed'>(open.hasOlder ? 'more' : 'none');
  const params = { conversation: open.id, x: mailbox };
  let line: Line | null = null;
  let asking = false;
  let calls = 0;
  let hasCalled = false;
  let saidAt = 0;
  let openedTo = 0;
  let asksVariant = hasWaited(open, mailbox, ports.now());
  let stopWriting = () => {};

  const newest = () => $messages.get().at(-1)?.seq ?? 0;

  function take(messages: readonly TalkMessage[]): void {
    if (messages.length === 0) return;
    $messages.set(merged($messages.get(), messages));
    if (messages.some(isAboutItem)) void askVariant();
    const keys = new Set(messages.map(({ key }) => key));
    if ($unsent.get().some(({ key }) => keys.has(key))) {
      setUnsent($unsent.get().filter(({ key }) => !keys.has(key)));
    }
    markOpened();
  }

  /** The line is opened once the end of the history is shown: what comes on it follows what is there. */
  function reachEnd(): void {
    $newer.set('none');
    line ??= openLine(ports, {
      since: newest,
      onEvent: (event) => onEvent(event as TalkEvent),
      onLive: (isLive) => $live.set(isLive),
      poll: () => void catchUp(),
    });
  }

  /** Asks for everything after the newest message, until there is no more. */
  async function catchUp(): Promise<void> {
    if (asking) return;
    asking = true;
    for (;;) {
      const asked = await call(api, listMessages, {
        params,
        query: { since: newest(), limit: GAP_MAX },
      });
      if (!asked.ok) break;
      $read.set(Math.max($read.get(), asked.value.read));
      take(asked.value.results);
      if (asked.value.results.length < GAP_MAX) {
        reachEnd();
        break;
      }
    }
    asking = false;
  }

  function onEvent(event: TalkEvent): void {
    if (event.type === 'message') {
      // A gap is filled before anything newer shows.
      if (event.message.after > newest()) void catchUp();
      else take([event.message]);
      if (event.message.owner !== mailbox && !event.message.notice) $writing.set(false);
    } else if (event.type === 'behind') void catchUp();
    else if (event.type === 'refused') again(event.key);
    else if (event.type === 'stand') {
      $read.set(Math.max($read.get(), event.read));
      if (event.seq > newest()) void catchUp();
    } else showWriting();
  }

  function showWriting(): void {
    stopWriting();
    $writing.set(true);
    stopWriting = ports.wait(() => $writing.set(false), WRITING_MS);
  }

  /** Says that what is shown was opened; a page that nobody looks at opens nothing. */
  function markOpened(): void {
    const seq = newest();
    if (!ports.isSeen() || seq <= openedTo) return;
    if (asksVariant) void askVariant();
    asksVariant = false;
    const theirs = $messages
      .get()
      .some(({ seq: at, owner, notice }) => at > openedTo && owner !== mailbox && !notice);
    openedTo = seq;
    if (!theirs) return;
    const body = { pending: 0, key: mailbox, until: seq } as const;
    void call(api, openConversation, { params: { id: open.id }, body }).then((done) => {
      if (done.ok) $conversation.set(done.value);
      else openedTo = 0;
      // What was new is so no more; what could not be opened is opened then.
      ports.wait(() => (done.ok ? $news.set(false) : markOpened()), PENDING_RESET_MS);
    });
  }

  /** What a conversation that has waited is about, as it can be bought now; nothing where that fails. */
  async function askVariant(): Promise<void> {
    const body = { key: mailbox };
    const asked = await call(api, pickVariant, { params: { id: open.id }, body });
    if (asked.ok) $variant.set(asked.value.variant);
  }

  function setUnsent(unsent: readonly Unsent[]): void {
    $unsent.set(unsent);
    ports.keep('unsent', unsent.length === 0 ? null : JSON.stringify(unsent));
  }

  const change = (key: string, by: Partial<Unsent>) =>
    setUnsent($unsent.get().map((one) => (one.key === key ? { ...one, ...by } : one)));

  /** On the line where it can be, which is much quicker; else by the call. */
  function post(unsent: Unsent): void {
    change(unsent.key, { state: 'sending', reason: '' });
    const { key, body, tags, isNote } = unsent;
    // The first message of a page is a call, and none overtakes one.
    const isOnLine = hasCalled && calls === 0 && tags.length === 0 && !isNote;
    if (!isOnLine || !line?.say(JSON.stringify({ type: 'write', key, body } satisfies TalkFrame))) {
      void byCall(unsent);
    } else ports.wait(() => again(key), ON_LINE_MS);
  }

  /** What the line has not taken is sent by the call. */
  function again(key: string): void {
    const unsent = $unsent.get().find((one) => one.key === key);
    if (unsent?.state === 'sending') void byCall(unsent);
  }

  async function byCall({ key, body, tags, isNote }: Unsent): Promise<void> {
    calls += 1;
    const sent = await call(api, sendMessage, {
      params,
      key,
      body: { body, tags, visibility_ids: isNote ? [mailbox] : [] },
    });
    calls -= 1;
    if (!sent.ok) return change(key, { state: 'failed', reason: sent.error.message });
    hasCalled = true;
    if (sent.value.after > newest()) await catchUp();
    else take([sent.value]);
  }

  return {
    $messages,
    $unsent,
    $read,
    $conversation,
    $writing,
    $news,
    $live,
    $variant,
    $older,
    $newer,

    /** Opens the line, and shows what this browser had not sent before it was reloaded. */
    start(): () => void {
      const unsent = JSON.parse(ports.kept('unsent') ?? '[]') as readonly Unsent[];
      setUnsent(unsent.map((one) => ({ ...one, state: 'failed' })));
      if (!open.hasNewer) reachEnd();
      markOpened();
      return () => line?.end();
    },

    /** The page came back: the line is looked at, and what is shown counts as opened. */
    wake(): void {
      line?.wake();
      markOpened();
    },

    send(body: string, tags: readonly string[], isNote: boolean): void {
      const unsent: Unsent = {
        key: newIdempotencyKey(),
        body,
        tags,
        isNote,
        state: 'sending',
        reason: '',
      };
      setUnsent([...$unsent.get(), unsent]);
      ports.keep('draft', null);
      post(unsent);
    },

    retry(key: string): void {
      const unsent = $unsent.get().find((one) => one.key === key);
      if (unsent) post(unsent);
    },

    drop: (key: string): void => setUnsent($unsent.get().filter((one) => one.key !== key)),

    /** Keeps the words as they are typed, and tells the other side that there are some. */
    typed(text: string): void {
      ports.keep('draft', text === '' ? null : text);
      const now = ports.now();
      if (text === '' || now - saidAt < WRITING_MS / 2) return;
      saidAt = now;
      line?.say(JSON.stringify({ type: 'writing' } satisfies TalkFrame));
    },

    async loadOlder(): Promise<void> {
      if ($older.get() === 'loading' || $older.get() === 'none') return;
      $older.set('loading');
      const until = ($messages.get()[0]?.seq ?? 1) - 1;
      const asked = await call(api, listMessages, { params, query: { until } });
      if (!asked.ok) return $older.set('failed');
      const { results, matches_estimated: total } = asked.value;
      $messages.set(merged($messages.get(), results));
      $older.set(results.length === 0 || total <= results.length ? 'none' : 'more');
    },

    async loadNewer(): Promise<void> {
      if ($newer.get() === 'loading' || $newer.get() === 'none') return;
      $newer.set('loading');
      const asked = await call(api, listMessages, { params, query: { since: newest() } });
      if (!asked.ok) return $newer.set('failed');
      const { results, matches_estimated: total } = asked.value;
      take(results);
      if (total <= results.length) reachEnd();
      else $newer.set('more');
    },

    /** How the other party is there now. */
    async askPresence(): Promise<void> {
      const asked = await call(api, getConversation, {
        params: { id: open.id },
        query: { key: mailbox },
      });
      if (asked.ok) $conversation.set(asked.value);
    },
  };
}

export type TalkModel = ReturnType<typeof talkModel>;
