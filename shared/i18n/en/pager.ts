import type { pager as es } from '../es/pager.ts';
import type { Translation } from '../texts.ts';

/** What the links to a list's other pages say. */
export const pager: Translation<typeof es> = {
  pages: 'Pages',
  page: 'Page {{page}}',
  position: 'Page {{page}} of {{last}}',
  prev: 'Previous',
  next: 'Next',
};
