/** The actions of a journey in a browser, for any engine and protocol. */

/** Names an element of a page: the first visible match in all shadow roots. */
export interface Target {
  readonly selector: string;
  /** Part of the text that the element shows, or of its label. */
  readonly text?: string;
  /** The element whose shadow root holds it, at any depth; anywhere without it. */
  readonly within?: string;
  /** Looks in the payment provider's frame instead of the page. */
  readonly inFrame?: boolean;
}

/** One window of an engine, with a profile of its own. */
export interface Tab {
  go(url: string): Promise<void>;
  /** Makes the page's view this wide and this high, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** The value of an expression in the page; promises are awaited. */
  evaluate<T>(expression: string, inFrame?: boolean): Promise<T>;
  /** Clicks the element of an expression with a pointer, as a visitor would. */
  click(expression: string, inFrame?: boolean): Promise<void>;
  /** Types into the element of an expression, key by key. */
  type(expression: string, text: string, inFrame?: boolean): Promise<void>;
  stop(): Promise<void>;
}

export interface Engine {
  readonly name: string;
  /** The engine's version, for the table. */
  version(): string;
  /** Debian's packages that the engine needs. */
  readonly packages: readonly string[];
  /** Files that are there once the packages are installed. */
  readonly files: readonly string[];
  open(): Promise<Tab>;
}
