import type { pager as es } from '../es/pager.ts';
import type { Translation } from '../texts.ts';

/** The words of the links to a list's other pages. */
export const pager: Translation<typeof es> = {
  pages: 'Pages',
  page: 'Page {{page}}',
  position: 'Page {{page}} of {{last}}',
  prev: 'Previous',
  next: 'Next',
};
