import type { Contract } from '../../shared/contracts/contract.ts';
import type { ErrorCode } from '../../shared/contracts/errors.ts';
import type { Person } from '../../shared/contracts/people.ts';
import type { Locale } from '../../shared/kernel/locale.ts';

/** A posted form's fields as text; files are left out. */
export type Fields = Readonly<Record<string, string>>;

/** What a form may know besides its fields. */
export interface FormAbout {
  /** Id of the store. */
  readonly store: string;
  readonly locale: Locale;
  /** The account that posts the form; null is nobody. */
  readonly person: Person | null;
}

/** What a form may have the browser keep, besides what its call does. */
export interface FormBrowser {
  keepLocale(locale: Locale): void;
  /** Null lets the device or the store say. */
  keepTheme(theme: 'light' | 'dark' | null): void;
}

/**
 * A form of a page without script. It is posted to the page's own address with its name as `intent`,
 * makes its call through the endpoint of the API, and leads back to the page.
 */
export interface PageForm {
  /** Refused as over the API; committed under the form's `idempotency_key`. */
  readonly call: Contract;
  /** What the page's address says once it is done: `?done=…`. */
  readonly done: string;
  /**
   * The call's params and body out of the form's fields, where their names differ. What it does not
   * name is not sent; without it the contract takes the fields as they are.
   */
  readonly fields?: (fields: Fields, about: FormAbout) => Readonly<Record<string, unknown>>;
  /** What is wrong by field name, in the page's language, before the call is made. */
  readonly check?: (fields: Fields, about: FormAbout) => Record<string, string>;
  /** The failure that fields mean which the contract does not take; `invalid_request` unless it says so. */
  readonly invalid?: ErrorCode;
  /** Fields that show what is wrong with them; every other failure is said of the whole form. */
  readonly blames?: readonly string[];
  /** A refused form is shown again with what was typed, or the page is led to and tells why: `?notice=…`. */
  readonly refused?: 'shown' | 'told';
  /** Runs once the call is done. */
  readonly after?: (fields: Fields, browser: FormBrowser) => void;
}
