import { newIdempotencyKey, type Answer } from '../../../shared/api-client/index.ts';
import type { OwnCartView } from '../../../shared/contracts/own-cart.ts';
import { validLines, type CartLine } from '../../../shared/stores/cart-lines.ts';
import { rebase, without } from './lines.ts';

type Lines = readonly CartLine[];

/** What the edge was told of this browser's lines, as far as that outlives a page. */
export interface Told {
  /** The account's lines as the edge had them last; what differs was not told yet. */
  readonly own?: Lines;
  /** A taking over whose end is not known: trying again needs the same key. */
  readonly bulk?: { readonly key: string; readonly lines: Lines };
}

/** What the account's cart reaches the world by; every storage call may throw. */
export interface AccountCartPorts {
  /** Lines that were put in before somebody signed in. */
  readonly visitor: () => Lines;
  readonly keepVisitor: (lines: Lines) => void;
  /** The account's lines in this browser. */
  readonly own: () => Lines;
  readonly keepOwn: (lines: Lines) => void;
  readonly told: () => Told;
  readonly keepTold: (told: Told) => void;
  readonly fetch: () => Answer<OwnCartView>;
  /** Refused where the cart is of another version by now. */
  readonly replace: (lines: Lines, version: number) => Answer<OwnCartView>;
  readonly takeOver: (lines: Lines, key: string) => Answer<OwnCartView>;
  /** The page is one of somebody who is signed in, and nobody is any more. */
  readonly leave: () => void;
}

export interface AccountCart {
  /** Brings this browser and the account together; nothing that fails loses a line. */
  begin(): Promise<void>;
  /** The account's lines were changed here. */
  changed(): void;
}

/** How long changes are gathered before the edge is told. */
const GATHER_MS = 400;
/** How often a change is made anew of what another device was faster to change; then the next page tells. */
const TRIES = 5;

/**
 * Keeps the account's cart and this browser's lines the same (spec [4]: the local cart is bulk-created
 * at sign-in, else the total is fetched). A visitor's lines go over once, and only then leave.
 */
export function accountCart(ports: AccountCartPorts): AccountCart {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Promise.resolve();

  /** Follows an answer; what was changed here since `base` stays, and is told next. */
  function follow(base: Lines, lines: Lines): void {
    const now = ports.own();
    const next = rebase(base, now, lines);
    ports.keepTold({ ...ports.told(), own: lines });
    if (!isSame(now, next)) ports.keepOwn(next);
  }

  /** An answer's view; where nobody is signed in any more the page is left. */
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
    // They stand in the account's cart before they leave the visitor's.
    follow(base, view.lines);
    ports.keepTold({ own: view.lines });
    ports.keepVisitor(without(ports.visitor(), visitor));
  }

  /** Tells what was changed here, and leaves what was changed on another device. */
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
    // What was put in before this browser knew the account's cart goes over too.
    const fresh = told === undefined ? validLines([...visitor, ...mine]) : visitor;
    if (fresh.length > 0) return takeOver(fresh, visitor);
    if (told !== undefined && !isTold) return;
    const view = await viewOf(ports.fetch());
    if (view) follow(told ?? [], view.lines);
  }

  /** One at a time: no answer is followed by an older one. */
  function alone(work: () => Promise<void>): Promise<void> {
    // Without storage nothing can be kept, and nothing is done.
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

/** Asks again as long as the cart has changed while it was asked. */
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
