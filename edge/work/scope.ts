import type { Clock } from '../../shared/kernel/clock.ts';
import type { MenuRule } from '../../shared/i18n/back-office-menu.ts';
import type { News } from '../../shared/i18n/news.ts';
import type { Locale } from '../../shared/kernel/locale.ts';
import type { Keychain, StoreRole } from '../../shared/rules/permissions.ts';
import type { Cell, Database, Directory } from '../db/database.ts';
import type { DatabaseKind } from '../db/sql.ts';
import type { Env } from '../env.ts';
import type { ImageResizer } from '../providers/image/port.ts';
import type { CardProvider } from '../providers/payment/port.ts';
import type { Tenant } from './tenant.ts';

/** How passwords are kept. */
export interface Passwords {
  /** What is kept of a password: it can be verified, and not be read. */
  hash(password: string): Promise<string>;
  /** Whether a password is the one that was hashed; null takes as long, and is wrong. */
  verify(password: string, kept: string | null): Promise<boolean>;
}

/** What the outside world is to a request: everything that a test replaces. */
export interface Ports {
  readonly clock: Clock;
  readonly cards: CardProvider;
  readonly images: ImageResizer;
  readonly passwords: Passwords;
}

/** Somebody who is signed in, as they stand to the request's store. */
export interface Identity {
  readonly accountId: string;
  readonly sessionId: string;
  /** When they last proved who they are: by signing in, or by their password since; 0 where there is no session yet. */
  readonly provedAt: number;
  readonly username: string;
  readonly fullName: string;
  readonly photo: string | null;
  readonly locale: Locale;
  readonly theme: 'light' | 'dark' | null;
  /** What they are in the request's store. */
  readonly role: StoreRole;
  readonly keychain: Keychain;
  /** Slug of a store of their own; null where they have none. */
  readonly ownStore: string | null;
}

/** The browser that asks: who is signed in with it, and the cookie that says so. */
export interface Visitor {
  /** True when it brings a session; whether that still counts, `identity` knows. */
  readonly hasSession: boolean;
  /** Whose session it is, in one read of the directory however often it is asked; null is nobody. */
  identity(): Promise<Identity | null>;
  /** Has the browser bring this token from now on. */
  keep(token: string): void;
  /** Has the browser show what its person prefers, where nobody has chosen on it yet. */
  adopt(preferred: Pick<Identity, 'locale' | 'theme'>): void;
  /** Has the browser forget its session. */
  forget(): void;
  /** Has the next page that is made for this browser tell what was done. */
  tell(done: News): void;
  /** What the page of this request is to tell; from then on it is told. */
  heard(): News | null;
  /** The host that its sessions are for. */
  readonly host: string;
  /** A key for counting what comes from one address, which it does not tell. */
  addressKey(): Promise<string>;
  /** What the browser says that it is; untrusted, cut short. */
  readonly agent: string;
}

/** What the middlewares have found out when a route runs. */
export interface RequestScope {
  readonly env: Env;
  readonly ports: Ports;
  readonly requestId: string;
  readonly tenant: Tenant;
  /** The tenant's database; nothing else of the platform's data can be reached through it. */
  readonly cell: Cell;
  /** Accounts and sessions, which belong to no store. What is read there is bound to the visitor. */
  readonly directory: Directory;
  readonly visitor: Visitor;
  /** What the wings put into the back office's menu, whoever asks. */
  readonly backOffice: readonly MenuRule[];
  readonly locale: Locale;
  /** Work that may finish after the answer has gone out. */
  readonly later: (work: Promise<unknown>) => void;
}

/** What work on one cell needs that no request asked for: webhooks, the queue, the cron, timers. */
export type CellScope = Pick<RequestScope, 'env' | 'ports' | 'cell'>;

/** The same on any database that has an outbox: a cell, or the directory. */
export interface OutboxScope extends Omit<CellScope, 'cell'> {
  readonly cell: Database<DatabaseKind>;
}
