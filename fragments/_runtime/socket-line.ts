import { DISMISSED, PING, PONG } from '../../shared/rules/talk-line.ts';

/** The part of a browser's socket that a line uses. */
export interface Wire {
  readonly send: (text: string) => void;
  readonly close: () => void;
}

/** What happens on a socket. */
export interface Heard {
  readonly opened: () => void;
  readonly said: (text: string) => void;
  readonly closed: (code: number) => void;
}

/** The browser's services that a line uses. */
export interface LinePorts {
  /** Opens the socket that gives what came after a number. */
  readonly connect: (since: number, heard: Heard) => Wire;
  readonly wait: (run: () => void, milliseconds: number) => () => void;
  readonly random: () => number;
}

const PING_MS = 30_000;
/** A socket that has not answered a ping by then is dead, whatever the system says of it. */
const SILENCE_MS = 10_000;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 20_000;
/** After so many sockets that never opened, messages are asked for instead. */
const REFUSALS = 3;
const POLL_MS = 5_000;

/** A socket that reconnects by itself, or asks where none opens. */
export interface Line {
  /** Connects at once: the page came back, or the network did. */
  readonly wake: () => void;
  /** @returns false where it is not open: nothing was said */
  readonly say: (text: string) => boolean;
  readonly end: () => void;
}

/**
 * Keeps a line open. It resumes by number: `since` is asked anew at each try.
 * @param poll asks for what was missed, while no socket opens
 */
export function openLine(
  ports: LinePorts,
  about: {
    readonly since: () => number;
    readonly onEvent: (event: unknown) => void;
    readonly onLive: (isLive: boolean) => void;
    readonly poll: () => void;
  },
): Line {
  let wire: Wire | null = null;
  let isOpen = false;
  let refusals = 0;
  let tries = 0;
  let isOver = false;
  let stopPing = () => {};
  let stopWait = () => {};

  function connect(): void {
    stopWait();
    if (isOver) return;
    isOpen = false;
    const mine: Wire = ports.connect(about.since(), {
      opened() {
        if (mine !== wire) return;
        isOpen = true;
        refusals = 0;
        tries = 0;
        about.onLive(true);
        ping(mine);
      },
      said(text) {
        if (mine !== wire) return;
        if (text === PONG) ping(mine);
        else about.onEvent(JSON.parse(text) as unknown);
      },
      closed(code) {
        if (mine === wire) lost(code);
      },
    });
    wire = mine;
  }

  function lost(code: number): void {
    stopPing();
    if (!isOpen) refusals += 1;
    wire = null;
    isOpen = false;
    about.onLive(false);
    if (code === DISMISSED) isOver = true;
    if (isOver) return;
    if (refusals >= REFUSALS) {
      about.poll();
      stopWait = ports.wait(connect, POLL_MS);
      return;
    }
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries);
    tries += 1;
    stopWait = ports.wait(connect, wait * (0.5 + ports.random() / 2));
  }

  /** Asks whether the socket lives, and takes it for dead after ten seconds of silence. */
  function probe(mine: Wire): void {
    mine.send(PING);
    stopPing = ports.wait(() => {
      if (mine !== wire) return;
      mine.close();
      lost(0);
    }, SILENCE_MS);
  }

  /** Asks so after a while. */
  function ping(mine: Wire): void {
    stopPing();
    stopPing = ports.wait(() => {
      probe(mine);
    }, PING_MS);
  }

  connect();
  return {
    wake() {
      if (isOver) return;
      if (!wire) return connect();
      if (!isOpen) return;
      // A phone that slept may hold a dead socket: it has to answer now.
      stopPing();
      probe(wire);
    },
    say(text) {
      if (isOpen) wire?.send(text);
      return isOpen;
    },
    end() {
      isOver = true;
      stopPing();
      stopWait();
      wire?.close();
    },
  };
}

/** Opens a socket of the page's own host. */
export function browserWire(path: string, heard: Heard): Wire {
  const socket = new WebSocket(location.origin.replace(/^http/, 'ws') + path);
  socket.addEventListener('open', heard.opened);
  socket.addEventListener('message', ({ data }) => heard.said(String(data)));
  socket.addEventListener('close', ({ code }) => heard.closed(code));
  return { send: (text) => socket.send(text), close: () => socket.close() };
}

/** The browser's clock, for a line. */
export const browserClock: Omit<LinePorts, 'connect'> = {
  wait(run, milliseconds) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};
