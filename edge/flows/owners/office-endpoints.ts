import type { PageEndpoint } from '../../http/endpoint.ts';
import { officeSearchEndpoints, type WordsOf } from './office-search.ts';
import { openEditorEndpoints } from './open-editors.ts';

/**
 * The calls of the office as a whole.
 * @param wordsOf the words of pages that the search finds
 */
export function officeEndpoints(wordsOf: WordsOf): readonly PageEndpoint[] {
  return [...officeSearchEndpoints(wordsOf), ...openEditorEndpoints];
}
