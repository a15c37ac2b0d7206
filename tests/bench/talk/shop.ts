/** The store of the bench's conversations, its people, and their calls. */
import { isRefused, openLine, type Line, type RefusedLine } from '../../support/line.ts';
import { ask } from '../../support/visit.ts';
import { MAILBOX_SOCKET, socketPath } from '../../../shared/rules/talk-line.ts';
import { startOwnWorker, type OwnWorker } from '../own-worker.ts';
import { BEGIN_PATH, FILL_PATH } from './paths.ts';
import type { Person } from './people.ts';

export const STORE = 'st_moda';
export const HOST = 'moda.localhost';
/** Conversations that one call begins. */
const BEGUN_AT_ONCE = 200;

export interface Talk {
  readonly id: string;
  readonly shopper: Person;
}

export class TalkShop {
  readonly worker: OwnWorker;
  readonly owner: Person;
  readonly people: readonly Person[];
  readonly #host: string;

  constructor(worker: OwnWorker, owner: Person, people: readonly Person[]) {
    this.worker = worker;
    this.owner = owner;
    this.people = people;
    this.#host = `${HOST}:${worker.port}`;
  }

  /** Begins conversations of some people with the store. */
  async begin(people: readonly Person[]): Promise<Talk[]> {
    const talks: Talk[] = [];
    for (let at = 0; at < people.length; at += BEGUN_AT_ONCE) {
      const some = people.slice(at, at + BEGUN_AT_ONCE);
      const body = { store: STORE, accounts: some.map(({ id }) => id) };
      const { ids } = (await this.#send('POST', BEGIN_PATH, body)) as { ids: string[] };
      talks.push(...some.map((shopper, index) => ({ id: ids[index] ?? '', shopper })));
    }
    return talks;
  }

  /** Fills a conversation with messages of both sides. */
  async fill({ id }: Talk, messages: number): Promise<void> {
    await this.#send('POST', FILL_PATH, { id, store: STORE, messages });
  }

  /** Writes as a shopper, or as the store's owner for the store. */
  async write({ id, shopper }: Talk, as: 'shopper' | 'store', text: string): Promise<void> {
    const [person, x] = as === 'shopper' ? [shopper, shopper.id] : [this.owner, STORE];
    await this.#send('POST', `/api/inbox/messages/${id}/${x}`, { body: text }, person);
  }

  /** The socket of a conversation that a shopper, or the store's owner, has open. */
  open({ id, shopper }: Talk, as: 'shopper' | 'store'): Promise<Line> {
    return this.tryOpen({ id, shopper }, as).then(opened);
  }

  tryOpen({ id, shopper }: Talk, as: 'shopper' | 'store'): Promise<Line | RefusedLine> {
    const [person, key] = as === 'shopper' ? [shopper, shopper.id] : [this.owner, STORE];
    return this.#line(`${socketPath(id)}?key=${key}&since=0`, person);
  }

  /** The socket of a person's mailbox. */
  openMailbox(person: Person): Promise<Line> {
    return this.#line(MAILBOX_SOCKET, person).then(opened);
  }

  /** The request of a signed-in read, as the load generator sends it. */
  read(path: string, { cookie }: Person) {
    return { method: 'GET' as const, path, headers: { host: this.#host, cookie } };
  }

  /** A visitor's request for a page. */
  page(path: string) {
    return { method: 'GET' as const, path, headers: { host: this.#host } };
  }

  stop(): Promise<void> {
    return this.worker.stop();
  }

  #line(path: string, { cookie }: Person): Promise<Line | RefusedLine> {
    const { port } = this.worker;
    const origin = `http://${this.#host}`;
    return openLine({ port, host: this.#host, path, headers: { cookie, origin } });
  }

  async #send(method: string, path: string, body: object, person?: Person): Promise<unknown> {
    const headers = {
      origin: `http://${this.#host}`,
      'idempotency-key': crypto.randomUUID(),
      ...(person && { cookie: person.cookie }),
    };
    const answer = await ask(this.worker.port, this.#host, path, { method, headers, body });
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text}`);
    return answer.json();
  }
}

function opened(line: Line | RefusedLine): Line {
  if (isRefused(line)) throw new Error(`a socket was refused: ${line.status}`);
  return line;
}

/** Serves a copy of a state whose people talk. */
export async function serveTalk(
  stateDir: string,
  { people, owner }: { readonly people: readonly Person[]; readonly owner: Person },
  values: Readonly<Record<string, string>> = {},
): Promise<TalkShop> {
  const worker = await startOwnWorker(stateDir, 'tests/bench/talk/worker.ts', values);
  return new TalkShop(worker, owner, people);
}
