import type { ProseStore } from '../props.ts';

/** One heading with what stands below it; a list follows the paragraphs. */
export interface Section {
  title: string;
  paragraphs: string[];
  list?: string[];
}

export interface Document {
  title: string;
  /** ISO date of the last change. */
  updated: string;
  intro: string[];
  sections: Section[];
}

export type DocumentOf = (store: ProseStore) => Document;
