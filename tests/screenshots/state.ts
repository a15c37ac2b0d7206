/** The type of a state, and the stage on which it is reached. */
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

/** A page in one situation, and the steps that reach it. */
export interface State {
  /** `page/situation`: also the folder and the file of its pictures. */
  readonly name: string;
  readonly reach: (stage: Stage) => Promise<void>;
  /** Takes only the screen, where a dialog or drawer lies over the page. */
  readonly screen?: boolean;
  /**
   * The page holds another site's frame, which paints only on the screen; the screen is made long
   * enough.
   */
  readonly framed?: boolean;
  /** The widths at which the situation exists; all widths without it. */
  readonly widths?: readonly Width[];
  /** Puts the demo's rows back that the state changed; no other state runs meanwhile. */
  readonly restore?: (rows: DemoRows) => void;
}

/** Opens a page of a store. */
export function at(store: string, path: string): State['reach'] {
  return async ({ page, origin }) => {
    await page.goto(origin(store) + path);
  };
}

/** A state with rows that no page makes: SQL that writes them into every cell, and takes them away. */
export function withRows(made: readonly string[], taken: string) {
  return (reach: State['reach']): Omit<State, 'name'> => ({
    async reach(stage) {
      stage.rows.inCells(made.join(';'));
      await reach(stage);
    },
    restore: (rows) => rows.inCells(taken),
  });
}
