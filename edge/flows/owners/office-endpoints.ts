import type { PageEndpoint } from '../../http/endpoint.ts';
import { officeSearchEndpoints, type FieldsOf } from './office-search.ts';
import { openEditorEndpoints } from './open-editors.ts';

/**
 * The calls of the office as a whole.
 * @param fieldsOf the fields of the settings page
 */
export function officeEndpoints(fieldsOf: FieldsOf): readonly PageEndpoint[] {
  return [...officeSearchEndpoints(fieldsOf), ...openEditorEndpoints];
}
