import { expect, test } from 'vitest';
import type { MailboxEvent } from '../../../shared/contracts/talk-line.ts';
import type { MailboxNews } from '../../_runtime/mailbox-channel.ts';
import type { Heard } from '../../_runtime/socket-line.ts';
import { listen, type Listening } from './model.ts';

interface Tab {
  readonly events: MailboxEvent[];
  readonly live: boolean[];
  readonly listening: Listening;
}

/** A browser whose tabs share a lock and a channel. */
function browser() {
  const sockets: Heard[] = [];
  const asked: number[] = [];
  const waiting: (() => void)[] = [];
  let isHeld = false;
  const channels = new Set<(news: MailboxNews) => void>();
  const next = () => {
    const run = isHeld ? undefined : waiting.shift();
    run?.();
  };
  function open(): Tab {
    const [events, live]: [MailboxEvent[], boolean[]] = [[], []];
    const listening = listen(
      {
        connect(since, heard) {
          sockets.push(heard);
          asked.push(since);
          return { send: () => undefined, close: () => undefined };
        },
        wait: () => () => undefined,
        random: () => 0,
        lead(run, signal) {
          waiting.push(() => {
            if (signal.aborted) return next();
            isHeld = true;
            void run().then(() => {
              isHeld = false;
              next();
            });
          });
          next();
        },
        channel(heard) {
          channels.add(heard);
          return {
            say: (said) => channels.forEach((other) => other !== heard && other(said)),
            close: () => channels.delete(heard),
          };
        },
      },
      (event) => void events.push(event),
    );
    // What a list of the same page joins the channel by.
    const list = (news: MailboxNews) => news.type === 'live' && live.push(news.isLive);
    channels.add(list);
    channels.forEach((other) => other !== list && other({ type: 'new' }));
    return { events, live, listening };
  }
  return { open, sockets, asked };
}

const event: MailboxEvent = { type: 'mailbox', key: 'ac_1', pending: 2 };
const settled = () => new Promise((done) => setTimeout(done));

test('tabs share one socket: each hears what it says, and a new one whether it lives', () => {
  const { open, sockets } = browser();
  const [first, second] = [open(), open()];
  expect(sockets).toHaveLength(1);
  sockets[0]?.opened();
  const third = open();
  sockets[0]?.said(JSON.stringify(event));
  expect([first, second, third].map(({ events }) => events)).toEqual([[event], [event], [event]]);
  expect([first, second, third].map(({ live }) => live.at(-1))).toEqual([true, true, true]);
  expect(sockets).toHaveLength(1);
});

test('the next tab takes over when the one with the socket ends', async () => {
  const { open, sockets } = browser();
  const [first, second] = [open(), open()];
  sockets[0]?.opened();
  first.listening.end();
  expect(second.live.at(-1)).toBe(false);
  await settled();
  expect(sockets).toHaveLength(2);
  sockets[1]?.opened();
  sockets[1]?.said(JSON.stringify(event));
  expect([first.events, second.events]).toEqual([[], [event]]);
  expect(second.live.at(-1)).toBe(true);
});

test('a socket after another asks what came meanwhile, in whichever tab', async () => {
  const { open, sockets, asked } = browser();
  const [first] = [open(), open()];
  sockets[0]?.opened();
  sockets[0]?.closed(1006);
  first.listening.wake();
  first.listening.end();
  await settled();
  expect(asked).toEqual([0, 1, 1]);
});

test('a tab that ends while it waits never opens one', async () => {
  const { open, sockets } = browser();
  const [first, second] = [open(), open()];
  second.listening.end();
  first.listening.end();
  await settled();
  expect(sockets).toHaveLength(1);
});
