/** What a journey does in a browser, whichever engine and protocol are behind it. */

/** Which element of a page is meant: the first visible one of all shadow roots that fits. */
export interface Target {
  readonly selector: string;
  /** Part of the text that the element shows, or of its label. */
  readonly text?: string;
  /** The element whose shadow root it stands in, however deep; anywhere without it. */
  readonly within?: string;
  /** In the payment provider's frame instead of the page. */
  readonly inFrame?: boolean;
}

/** One window of an engine, with a profile of its own. */
export interface Tab {
  go(url: string): Promise<void>;
  /** The value of an expression in the page; promises are awaited. */
  evaluate<T>(expression: string, inFrame?: boolean): Promise<T>;
  /** Clicks the element of an expression as its person would: by a pointer. */
  click(expression: string, inFrame?: boolean): Promise<void>;
  /** Types into the element of an expression, key by key. */
  type(expression: string, text: string, inFrame?: boolean): Promise<void>;
  stop(): Promise<void>;
}

export interface Engine {
  readonly name: string;
  /** What it says of itself, for the table. */
  version(): string;
  /** Debian's packages that it needs. */
  readonly packages: readonly string[];
  /** Files that are there once they are installed. */
  readonly files: readonly string[];
  open(): Promise<Tab>;
}
