import { EARNERS, type Earner, type ResaleTerms } from './resale-shares.ts';

/** A person who may earn by a sale. */
export interface Person {
  /** The account in DIRECTORY. */
  readonly account: string;
  /** Digests of e-mail and phone, by which a guest is known again. */
  readonly contacts: readonly string[];
}

/** A seller with the two sponsors above; null for none. */
export interface Candidate extends Person {
  readonly up_one: Person | null;
  readonly up_two: Person | null;
}

/** The people who may have sold a purchase, as they stood when it began. */
export interface Sellers {
  /** The owner of the reselling store; absent in a network's root store. */
  readonly reseller?: Candidate | undefined;
  /** The promoter whose code the buyer has typed; it counts before a touch. */
  readonly code?: Candidate | undefined;
  /** Accounts that the network has paused: they earn nothing. */
  readonly paused?: readonly string[] | undefined;
  /** The promoter whose touch the store vouches for: the last, within its day. */
  readonly touch?: Candidate | undefined;
  /** The promoter who brought the buyer first, within thirty days. */
  readonly first?: Candidate | undefined;
  /** The account that pays the 'buy by' price of some lines, and the rates that made it. */
  readonly buyBy?: { readonly account: string; readonly rates: Rates } | undefined;
}

/** The rates of a network as held: their plan, and the date from which they count. */
export interface Rates {
  readonly plan: string;
  readonly since: number;
  readonly rates: ResaleTerms['rates'];
  /** Which touch earns where no code was typed. */
  readonly touch: Touch;
}

/** The touches of which a network chooses the one that earns. */
export const TOUCHES = ['last', 'first'] as const;
export type Touch = (typeof TOUCHES)[number];

/** How the seller of a line was found, or why nobody earns by it. */
export const TERMS_REASONS = [
  'reseller',
  'code',
  'touch',
  'buy_by',
  'own_purchase',
  'own_goods',
  'paused',
  'no_seller',
  'no_rates',
] as const;
export type TermsReason = (typeof TERMS_REASONS)[number];

/** The facts of a line on which its terms depend. */
export interface Sale {
  /** Whether the store sells what another one owns. */
  readonly isResold: boolean;
  /** Whether the buyer pays the 'buy by' price. */
  readonly isBuyBy?: boolean;
  /** Whether the network's root store owns the goods: its part is the supplier's then. */
  readonly isNetworks: boolean;
  /** The account that owns the supplier. */
  readonly supplierOwner: string;
  readonly sellers: Sellers;
  /** Undefined where the network has set none. */
  readonly rates: Rates | undefined;
  /** The buyer: an account, or a guest; with the digests of the order's contact. */
  readonly buyer: { readonly account: string | null; readonly contacts: readonly string[] };
}

/** By which terms a line is divided, and to whom its parts go. */
export interface FrozenTerms {
  readonly reason: TermsReason;
  readonly seller: string | null;
  /** Null where all of the line is the supplier's. */
  readonly terms: ResaleTerms | null;
  /** The accounts of those who earn; the network's part goes to its root store. */
  readonly accounts: Readonly<Partial<Record<Earner, string>>>;
}

/**
 * Who earns by a line (decided: the reselling store's owner; elsewhere whose code the buyer typed, else
 * whoever the store's own answer names for the touch: the last, or the first where the network has chosen that). A buyer earns nothing by an own purchase, neither with the account nor as a guest
 * with one of its contacts; nor does the owner of the goods. By a line at the 'buy by' price nobody earns. What a missing earner would get stays with
 * the supplier.
 */
export function termsOf(sale: Sale): FrozenTerms {
  const { isResold, isNetworks, supplierOwner, sellers, rates, buyer } = sale;
  const none = { terms: null, accounts: {} } as const;
  if (sale.isBuyBy) return { ...none, reason: 'buy_by', seller: sellers.buyBy?.account ?? null };
  const first = rates?.touch === 'first' ? sellers.first : undefined;
  const promoter = sellers.code ?? first ?? sellers.touch;
  const found = isResold && sellers.reseller ? sellers.reseller : promoter;
  const seller = found?.account ?? null;
  if (found && isBuyer(found, buyer)) return { ...none, reason: 'own_purchase', seller };
  const isPaused = (account: string) => sellers.paused?.includes(account) === true;
  if (seller !== null && isPaused(seller)) return { ...none, reason: 'paused', seller };
  if (!rates) return { ...none, reason: 'no_rates', seller };
  const isOwner = seller === supplierOwner;
  if (!found || isOwner) {
    const reason = found ? 'own_goods' : 'no_seller';
    const earning: Earner[] = isNetworks ? [] : ['network'];
    return { reason, seller, terms: { rates: rates.rates, earning }, accounts: {} };
  }
  const above = (person: Person | null) =>
    person && !isBuyer(person, buyer) && !isPaused(person.account) ? person.account : undefined;
  const accounts = {
    seller: found.account,
    up_one: above(found.up_one),
    up_two: above(found.up_two),
  };
  const earning = EARNERS.filter((earner) =>
    earner === 'network' ? !isNetworks : accounts[earner] !== undefined,
  );
  return {
    reason: reasonOf(found, sellers),
    seller,
    terms: { rates: rates.rates, earning },
    accounts: Object.fromEntries(
      Object.entries(accounts).filter(([, account]) => account !== undefined),
    ),
  };
}

function reasonOf(found: Candidate, { reseller, code }: Sellers): TermsReason {
  if (found === reseller) return 'reseller';
  return found === code ? 'code' : 'touch';
}

function isBuyer(person: Person, buyer: Sale['buyer']): boolean {
  return (
    person.account === buyer.account || person.contacts.some((one) => buyer.contacts.includes(one))
  );
}

/**
 * A contact as it is compared: an e-mail in lower case, a phone by its last ten digits, which are its
 * national ones in the countries that are served.
 */
export function comparable(contact: string): string {
  const text = contact.trim().toLowerCase();
  return text.includes('@') ? text : text.replace(/\D/g, '').slice(-10);
}
