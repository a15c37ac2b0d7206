import type { z } from 'zod';
import type { ErrorCode, Failure } from '../../shared/contracts/errors.ts';
import type { Callable } from '../../shared/contracts/form-call.ts';
import type { Person } from '../../shared/contracts/people.ts';
import type { StoreInfo } from '../../shared/contracts/store.ts';
import type { PageCookies } from './cookies.ts';
import type { Read } from './read.ts';

/** A posted form's fields as text; files are left out. */
export type Fields = Readonly<Record<string, string>>;

/** The facts that a form may use besides its fields. */
export interface FormAbout {
  readonly store: StoreInfo;
  /** BCP 47: the page's language with its region, in which the form is refused. */
  readonly tag: string;
  /** The store's prefix, for the addresses that the form leads to. */
  readonly base: string;
  /** Parameters of the page's address. */
  readonly params: Readonly<Record<string, string>>;
  /** The account that posts the form; null for a visitor. */
  readonly person: Person | null;
  /** Reads a contract's answer, as the page itself does. */
  readonly read: Read;
}

/** A form that its page shows again: its values, and its problems by field name. */
export interface ShownForm {
  /** The name of the form, where its page has several and it said so. */
  readonly intent?: string | undefined;
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  readonly error?: string | null;
}

/** Whether a form comes back refused, as a whole or at a field. */
export function isRefused({ errors, error }: ShownForm): boolean {
  return typeof error === 'string' || Object.keys(errors).length > 0;
}

/**
 * Where a form goes on: to a path of the same host, or to its own page with these values. Any other
 * address leads to the store's front.
 */
export type Onward = string | ShownForm;

type Awaitable<T> = T | Promise<T>;
type AnswerOf<C extends Callable> = z.input<C['answer']>;

/**
 * A form of a page without script. It posts to the page's own address with its name as `intent`,
 * makes its call through the call's endpoint, and leads on.
 */
export interface PageForm<C extends Callable = Callable> {
  /** Checked as over the API; made once per `idempotency_key` of the form. */
  readonly call: C;
  /** The value that the page's address gets once it is done: `?done=…`; none by default. */
  readonly done?: string;
  /**
   * Maps the form's fields to the call's params and body, where their names differ. A field that it
   * leaves out is not sent; without it the contract takes the fields as they are.
   */
  readonly fields?: (fields: Fields, about: FormAbout) => Awaitable<object>;
  /** The problems by field name, in the page's language, before the call is made. */
  readonly check?: (fields: Fields, about: FormAbout) => Awaitable<Record<string, string>>;
  /** The failure for fields that the contract does not take; `invalid_request` by default. */
  readonly invalid?: ErrorCode;
  /** Fields that show their own problem; every other failure shows above the form. */
  readonly blames?: readonly string[];
  /**
   * A refused form is shown again with its values. `told` leads to the page with the reason instead:
   * `?notice=…`. A function may name another failure, or lead elsewhere.
   */
  readonly refused?:
    | 'told'
    | ((failure: Failure, fields: Fields, about: FormAbout) => Awaitable<Failure | Onward>);
  /** Sets cookies once the call has succeeded. */
  after?(answer: AnswerOf<C>, fields: Fields, cookies: PageCookies): void;
  /** Where it leads once the call has succeeded; to its page by default. */
  onward?(answer: AnswerOf<C>, fields: Fields, about: FormAbout): Awaitable<Onward>;
}

/**
 * Declares a form that uses its call's answer, with the answer's type.
 * @example
 * formOf({ call: signOut, onward: (_answer, { next = '' }) => next })
 */
export function formOf<C extends Callable>(form: PageForm<C>): PageForm {
  return form;
}
