import type { Contract } from '../../shared/contracts/contract.ts';
import type { ErrorCode } from '../../shared/contracts/errors.ts';
import type { Person } from '../../shared/contracts/people.ts';
import type { Locale } from '../../shared/kernel/locale.ts';

/** A posted form's fields as text; files are left out. */
export type Fields = Readonly<Record<string, string>>;

/** The facts that a form may use besides its fields. */
export interface FormAbout {
  /** Id of the store. */
  readonly store: string;
  readonly locale: Locale;
  /** The account that posts the form; null for a visitor. */
  readonly person: Person | null;
}

/** The cookies that a form may set, besides the effects of its call. */
export interface FormBrowser {
  keepLocale(locale: Locale): void;
  /** Null leaves the theme to the device or the store. */
  keepTheme(theme: 'light' | 'dark' | null): void;
}

/**
 * A form of a page without script. It posts to the page's own address with its name as `intent`,
 * makes its call through the endpoint of the API, and leads back to the page.
 */
export interface PageForm {
  /** Checked as over the API; made once per `idempotency_key` of the form. */
  readonly call: Contract;
  /** The value that the page's address gets once it is done: `?done=…`. */
  readonly done: string;
  /**
   * Maps the form's fields to the call's params and body, where their names differ. A field that it
   * leaves out is not sent; without it the contract takes the fields as they are.
   */
  readonly fields?: (fields: Fields, about: FormAbout) => Readonly<Record<string, unknown>>;
  /** The problems by field name, in the page's language, before the call is made. */
  readonly check?: (fields: Fields, about: FormAbout) => Record<string, string>;
  /** The failure for fields that the contract does not take; `invalid_request` by default. */
  readonly invalid?: ErrorCode;
  /** Fields that show their own problem; every other failure shows above the form. */
  readonly blames?: readonly string[];
  /**
   * `shown` renders a refused form again with its values; `told` leads to the page with the reason:
   * `?notice=…`.
   */
  readonly refused?: 'shown' | 'told';
  /** Runs once the call has succeeded. */
  readonly after?: (fields: Fields, browser: FormBrowser) => void;
}
