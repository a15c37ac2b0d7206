import type { Clock } from '../../shared/kernel/clock.ts';
import type { MenuRule } from '../../shared/i18n/back-office-menu.ts';
import type { News } from '../../shared/i18n/news.ts';
import type { Language, Locale, Region } from '../../shared/kernel/locale.ts';
import type { Keychain, StoreRole } from '../../shared/rules/permissions.ts';
import type { Cell, Database, Directory } from '../db/database.ts';
import type { DatabaseKind } from '../db/sql.ts';
import type { Env } from '../env.ts';
import type { ImageResizer } from '../providers/image/port.ts';
import type { Couriers } from '../providers/courier/port.ts';
import type { PushSender } from '../providers/push/port.ts';
import type { Payments } from '../providers/payment/port.ts';
import type { Stamping } from '../providers/stamping/port.ts';
import type { Tenant } from './tenant.ts';

/** Hashes and verifies passwords. */
export interface Passwords {
  /**
   * The text that is kept for a password: it verifies the password, which cannot be read from it.
   */
  hash(password: string): Promise<string>;
  /**
   * True when the password is the one that was hashed. Without a hash it takes as long, and gives
   * false.
   */
  verify(password: string, kept: string | null): Promise<boolean>;
}

/** A request's access to the outside world: everything that a test replaces. */
export interface Ports {
  readonly clock: Clock;
  readonly payments: Payments;
  /** Undefined where nothing is sent: in work that only tests begin. */
  readonly couriers?: Couriers | undefined;
  readonly images: ImageResizer;
  readonly passwords: Passwords;
  /** Sends alerts to devices; undefined where the platform has no keys for it. */
  readonly push?: PushSender | undefined;
  /** Stamps invoices; undefined where the platform has no service for it. */
  readonly stamping?: Stamping | undefined;
}

/** A signed-in account, with its role in the request's store. */
export interface Identity {
  readonly accountId: string;
  readonly sessionId: string;
  /**
   * When the person last proved their identity, by signing in or by their password since
   * (milliseconds); 0 where there is no session yet.
   */
  readonly provedAt: number;
  readonly username: string;
  readonly fullName: string;
  readonly photo: string | null;
  readonly language: Language;
  readonly theme: 'light' | 'dark' | null;
  /** The account's role in the request's store. */
  readonly role: StoreRole;
  readonly keychain: Keychain;
  /** Slug of the account's own store; null where it has none. */
  readonly ownStore: string | null;
}

/** A device that opened a link of an experience's door, while the link stands. */
export interface DoorKeeper {
  /** Id of the link. */
  readonly link: string;
  /** The link's name: its admissions say it. */
  readonly name: string;
  /** The one experience whose door it opens. */
  readonly event: string;
  /** The one gate of the experience that it opens; null for the whole door. */
  readonly gate: string | null;
  /** Hash of the device's token, which names it. */
  readonly device: string;
}

/** The browser behind a request: its account and its session cookie. */
export interface Visitor {
  /** True when it sends a session cookie; `identity` checks whether that session still counts. */
  readonly hasSession: boolean;
  /**
   * The account of the session, read from the directory once for a request; null without a valid
   * session.
   */
  identity(): Promise<Identity | null>;
  /** The link of a door that this browser has opened in the request's store; null without one that stands. */
  doorKeeper(): Promise<DoorKeeper | null>;
  /** Sets the cookie of an opened link to this token. */
  keepDoor(token: string, seconds: number): void;
  /** Removes the cookie of an opened link. */
  forgetDoor(): void;
  /** Sets the session cookie to this token, and the mark that an account leaves on its devices. */
  keep(token: string, mark: string): void;
  /** The mark that a sign-in has left on this browser, as it was sent; undefined without one. */
  readonly mark: string | undefined;
  /** The mark of an account's devices on this host; nobody can make it without the platform's key. */
  markOf(accountId: string): Promise<string>;
  /** Sets the browser's language and theme to the account's, where none were chosen on it yet. */
  adopt(preferred: Pick<Identity, 'language' | 'theme'>): void;
  /** Notes on this browser that it placed a checkout's orders. */
  noteBought(checkout: string): Promise<void>;
  /** True on a browser that placed the checkout's orders; nobody can claim it without the platform's key. */
  hasBought(checkout: string): Promise<boolean>;
  /** Removes the session cookie. */
  forget(): void;
  /** Stores a piece of news, which this browser's next page shows. */
  tell(done: News): void;
  /** The news for this request's page; it is shown once. */
  heard(): News | null;
  /** The host that its sessions are for. */
  readonly host: string;
  /** The network of the caller's address (all of an IPv6 /64 are one): for this isolate's memory alone. */
  network(): string;
  /** A key for counting calls from one address; the address cannot be read from it. */
  addressKey(): Promise<string>;
  /** The browser's name for itself (`User-Agent`): untrusted, cut short. */
  readonly agent: string;
}

/** The facts about a request that the middlewares have found before a route runs. */
export interface RequestScope {
  readonly env: Env;
  readonly ports: Ports;
  readonly requestId: string;
  readonly tenant: Tenant;
  /** The tenant's database; a request reaches no other store's data through it. */
  readonly cell: Cell;
  /** Accounts and sessions, which belong to no store. Reads of it are bound to the visitor. */
  readonly directory: Directory;
  readonly visitor: Visitor;
  /** The wings' entries for the back office's menu, for any caller. */
  readonly backOffice: readonly MenuRule[];
  readonly locale: Locale;
  /** The region of the caller's Spanish; undefined where no choice, browser or page names one. */
  readonly region: Region | undefined;
  /** Work that may finish after the answer has gone out. */
  readonly later: (work: Promise<unknown>) => void;
}

/**
 * The scope of work on one cell that no request asked for: webhooks, the queue, the cron, timers.
 */
export type CellScope = Pick<RequestScope, 'env' | 'ports' | 'cell'>;

/** The same on any database that has an outbox: a cell, or the directory. */
export interface OutboxScope extends Omit<CellScope, 'cell'> {
  readonly cell: Database<DatabaseKind>;
}
