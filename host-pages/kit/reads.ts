import type { SessionView } from '../../shared/contracts/sign-in.ts';
import type { Catalogue, CatalogueList } from '../../shared/contracts/catalogues.ts';
import type { CartView } from '../../shared/contracts/cart.ts';
import type { Collaborator, CollaboratorProfile } from '../../shared/contracts/collaborators.ts';
import type { CheckoutView } from '../../shared/contracts/checkout.ts';
import type { CartLineInput } from '../../shared/contracts/fields.ts';
import type { Failure } from '../../shared/contracts/errors.ts';
import type { ItemDetail, ItemList, ItemQuery } from '../../shared/contracts/items.ts';
import type { Purchase } from '../../shared/contracts/orders.ts';
import type { SecurityView } from '../../shared/contracts/security.ts';
import type { OwnOrder } from '../../shared/contracts/orders.ts';
import type { Profile } from '../../shared/contracts/profiles.ts';
import type { StaffInvite, StaffMember } from '../../shared/contracts/staff.ts';
import type { Franchise } from '../../shared/contracts/store.ts';
import type { Result } from '../../shared/kernel/result.ts';
import type { StaffRole } from '../../shared/rules/permissions.ts';
import type { Attribution } from '../../shared/rules/attribution.ts';

interface List<T> {
  results: T[];
  matches_estimated: number;
}

/**
 * What pages read, bound to the tenant of the request. The edge implements it with its modules; reads
 * that are started together travel together.
 */
export interface PageReads {
  items(query: Partial<ItemQuery>, facets: boolean): Promise<ItemList>;
  /** `owner` is the owner's id or slug where the address names it. */
  item(item: string, owner: string | undefined): Promise<Result<ItemDetail, Failure>>;
  catalogues(page: { offset: number; limit: number }): Promise<CatalogueList>;
  catalogue(slug: string): Promise<Result<Catalogue, Failure>>;
  franchises(query: {
    text: string;
    offset: number;
    limit: number;
  }): Promise<{ results: Franchise[]; matches_estimated: number }>;
  /** The cart of who is signed in; else the visitor's on the server, if a form without script has made one. */
  cart(): Promise<CartView | null>;
  quote(lines: readonly CartLineInput[]): Promise<CartView>;
  checkout(id: string): Promise<Result<CheckoutView, Failure>>;
  purchase(id: string): Promise<Result<Purchase, Failure>>;
  /** What the link of a mail asks for; undefined when it is over. */
  link(key: string): Promise<'registration' | 'reset' | undefined>;
  /** Who is credited with this visit: the address, the cookies or the store say. */
  attribution(): Attribution;
  /** The own profile of who is signed in. */
  profile(): Promise<Result<Profile, Failure>>;
  /** The browsers that they are signed in with, the last used first. */
  sessions(): Promise<SessionView[]>;
  /** Who works in the store, a page of them, and the invitations that wait. */
  staff(page: number): Promise<{ members: List<StaffMember>; invites: List<StaffInvite> }>;
  /** What a mail's link asks for; null where it is over. */
  invitation(
    key: string,
  ): Promise<{ email: string; role: StaffRole; invitedBy: string | null } | null>;
  /** A page of the store's partner stores. */
  collaborators(page: number): Promise<List<Collaborator>>;
  /** A page of the stores that this one is a partner of. */
  collaborations(page: number): Promise<List<Collaborator>>;
  /** Stores of the network that may become partners, by name. */
  partnerProfiles(text: string): Promise<List<CollaboratorProfile>>;
  /** What guards their account besides its password. */
  security(): Promise<Result<SecurityView, Failure>>;
  /**
   * A page of what they bought in this store: signed in, or with a contact that was proven to be theirs
   * (`isProven`: their e-mail was).
   */
  purchases(page: number): Promise<List<OwnOrder> & { isProven: boolean }>;
}
