import { newIdempotencyKey, type Answer } from '../../../shared/api-client/index.ts';
import type { OwnCartView } from '../../../shared/contracts/own-cart.ts';
import { validLines, type CartLine } from '../../../shared/state/cart-lines.ts';
import { rebase, without } from './model/lines.ts';

type Lines = readonly CartLine[];

/** The part of this browser's sync with the edge that outlives a page. */
export interface Told {
  /**
   * The account's lines as the edge last had them; a difference to the local lines is a change that
   * the edge was not told yet.
   */
  readonly own?: Lines;
  /** A takeover whose end is not known: a retry needs the same idempotency key. */
  readonly bulk?: { readonly key: string; readonly lines: Lines };
}

/** The storage and calls that the account's cart uses; every storage call may throw. */
export interface AccountCartPorts {
  /** Lines that the visitor put in before signing in. */
  readonly visitor: () => Lines;
  readonly keepVisitor: (lines: Lines) => void;
  /** The account's lines in this browser. */
  readonly own: () => Lines;
  readonly keepOwn: (lines: Lines) => void;
  readonly told: () => Told;
  readonly keepTold: (told: Told) => void;
  readonly fetch: () => Answer<OwnCartView>;
  /** Refused when the cart on the edge has another version by now. */
  readonly replace: (lines: Lines, version: number) => Answer<OwnCartView>;
  readonly takeOver: (lines: Lines, key: string) => Answer<OwnCartView>;
  /** Leaves a page that was made for a signed-in account when that session is over. */
  readonly leave: () => void;
}

export interface AccountCart {
  /** Brings this browser's cart and the account's together; a failure loses no line. */
  begin(): Promise<void>;
  /** Takes note that the account's lines were changed in this browser. */
  changed(): void;
}

/** How long changes are gathered before one call tells them to the edge. */
const GATHER_MS = 400;
/**
 * How often a change is tried again when another device was faster; after that the next page tells
 * it.
 */
const TRIES = 5;

/**
 * Keeps the account's cart and this browser's lines the same (spec [4]: the local cart is
 * bulk-created at sign-in, else the total is fetched). A visitor's lines go over to the account
 * once, and leave this browser only after that.
 */
export function accountCart(ports: AccountCartPorts): AccountCart {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Promise.resolve();

  /** Takes an answer's lines over; changes made here since `base` stay, and are told next. */
  function follow(base: Lines, lines: Lines): void {
    const now = ports.own();
    const next = rebase(base, now, lines);
    ports.keepTold({ ...ports.told(), own: lines });
    if (!isSame(now, next)) ports.keepOwn(next);
  }

  /** The view of an answer; leaves the page when the session is over. */
  async function viewOf(asked: Asked): Promise<OwnCartView | undefined> {
    const answer = await asked;
    if (answer.ok) return answer.value;
    if (answer.error.code === 'login_required') ports.leave();
    return undefined;
  }

  async function takeOver(lines: Lines, visitor: Lines): Promise<void> {
    const { bulk } = ports.told();
    const key = bulk && isSame(bulk.lines, lines) ? bulk.key : newIdempotencyKey();
    ports.keepTold({ ...ports.told(), bulk: { key, lines } });
    const base = ports.told().own ?? ports.own();
    const view = await viewOf(anew(() => ports.takeOver(lines, key)));
    if (!view) return;
    // The lines are in the account's cart before they leave the visitor's.
    follow(base, view.lines);
    ports.keepTold({ own: view.lines });
    ports.keepVisitor(without(ports.visitor(), visitor));
  }

  /** Tells the edge the changes of this browser, and keeps the changes of other devices. */
  async function tell(told: Lines): Promise<void> {
    const mine = ports.own();
    const view = await viewOf(
      anew(async () => {
        const there = await ports.fetch();
        if (!there.ok) return there;
        const lines = rebase(told, mine, there.value.lines);
        return isSame(lines, there.value.lines) ? there : ports.replace(lines, there.value.version);
      }),
    );
    if (view) follow(mine, view.lines);
  }

  async function begin(): Promise<void> {
    const { own: told } = ports.told();
    const mine = ports.own();
    const visitor = ports.visitor();
    const isTold = told !== undefined && isSame(told, mine);
    if (told !== undefined && !isTold) await tell(told);
    // Lines that were put in before this browser knew the account's cart go over too.
    const fresh = told === undefined ? validLines([...visitor, ...mine]) : visitor;
    if (fresh.length > 0) return takeOver(fresh, visitor);
    if (told !== undefined && !isTold) return;
    const view = await viewOf(ports.fetch());
    if (view) follow(told ?? [], view.lines);
  }

  /** Runs one piece of work at a time, so that an older answer never follows a newer one. */
  function alone(work: () => Promise<void>): Promise<void> {
    // Without storage no line can be kept, so nothing is done.
    last = last.then(work).catch(() => undefined);
    return last;
  }

  return {
    begin: () => alone(begin),
    changed() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        void alone(async () => {
          const { own: told } = ports.told();
          if (told === undefined) await begin();
          else if (!isSame(told, ports.own())) await tell(told);
        });
      }, GATHER_MS);
    },
  };
}

type Asked = Answer<OwnCartView>;

/** Asks again as long as the cart changes while the question is under way. */
async function anew(ask: () => Asked): Asked {
  let answer = await ask();
  for (let left = TRIES - 1; left > 0; left -= 1) {
    if (answer.ok || answer.error.code !== 'cart_changed') break;
    answer = await ask();
  }
  return answer;
}

function isSame(one: Lines, other: Lines): boolean {
  const text = (lines: Lines) => JSON.stringify(lines.map(({ sku, amount }) => [sku, amount]));
  return text(one) === text(other);
}
