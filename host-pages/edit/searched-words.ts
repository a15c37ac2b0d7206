import { editHeaders } from '../../fragments/edit/edit-headers/server.ts';
import { editSlides } from '../../fragments/edit/edit-slides/server.ts';
import { editTools } from '../../fragments/edit/edit-tools/server.ts';
import { jobs } from '../../fragments/office/jobs/server.ts';
import { legalTexts } from '../../fragments/office/legal-texts/server.ts';
import { look } from '../../fragments/office/look/server.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { legalKinds } from '../../shared/rules/legal.ts';
import type { FormField } from '../../shared/rules/office-found.ts';
import { settingsFields } from './settings-search.ts';

/** The words of pages that the office's search finds, by their kind. */
export const searchedWords = {
  setting: settingsFields,
  /** The fields of the look in preparation. */
  look(tag: string): FormField[] {
    const { title: part, fields } = wordsOf(look.words, tag);
    return Object.entries(fields).map(([name, label]) => ({ name, part, label }));
  },
  /** The panels of edit mode for the opening of the store's front. */
  opening(tag: string): FormField[] {
    const { label: part } = wordsOf(editTools.words, tag);
    return [
      { name: 'slides', part, label: `${wordsOf(editSlides.words, tag).words.title} · banners` },
      { name: 'headers', part, label: wordsOf(editHeaders.words, tag).words.title },
    ];
  },
  /** Each legal text. */
  legal(tag: string): FormField[] {
    const { title: part, kinds } = wordsOf(legalTexts.words, tag);
    return legalKinds.map((name) => ({ name, part, label: kinds[name] }));
  },
  /** The imports and the exports of the inventory. */
  job(tag: string): FormField[] {
    const { title: part, titles } = wordsOf(jobs.words, tag);
    return [
      { name: 'cargas', part, label: titles.uploads },
      { name: 'reportes', part, label: titles.reports },
    ];
  },
};
