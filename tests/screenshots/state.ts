/** What a state of a page is, and the stage on which it is reached. */
import type { Page } from '@playwright/test';
import type { Language } from '../e2e/shopping.ts';
import type { DemoRows } from './demo-rows.ts';

export const WIDTHS = [390, 820, 1440] as const;
export type Width = (typeof WIDTHS)[number];

export interface Stage {
  readonly page: Page;
  readonly language: Language;
  /** Origin of a store; the bare address without a name. */
  readonly origin: (store?: string) => string;
  /** Origin of the sandbox's card provider. */
  readonly provider: string;
  readonly rows: DemoRows;
}

/** A page as it looks in one situation, and how somebody gets there. */
export interface State {
  /** `page/situation`: also the folder and the file of its pictures. */
  readonly name: string;
  readonly reach: (stage: Stage) => Promise<void>;
  /** Only what the screen shows, where something lies over the page. */
  readonly screen?: boolean;
  /** Holds another site's frame: such a one is drawn only on the screen, which is made long enough. */
  readonly framed?: boolean;
  /** Where the situation exists; everywhere if it is not said. */
  readonly widths?: readonly Width[];
  /** It changes the demo's rows, so that no other may be reached meanwhile; puts them back. */
  readonly restore?: (rows: DemoRows) => void;
}

/** Goes to a page of a store. */
export function at(store: string, path: string): State['reach'] {
  return async ({ page, origin }) => {
    await page.goto(origin(store) + path);
  };
}
