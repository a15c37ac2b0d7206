import { statesOf, type State } from './states.ts';

/** The field that chooses a state, and the one that types it where a country has no list. */
export const STATE = 'administrative_area_level_1';
export const TYPED_STATE = 'typed_state';

/** The field of the state that a country's form uses. */
export const stateField = (country: string): typeof STATE | typeof TYPED_STATE =>
  Object.hasOwn(statesOf([country]), country) ? STATE : TYPED_STATE;

/**
 * The state that a form gives: chosen where its country has a list, else typed. A state that only
 * another of these countries' lists has was left over from before the country changed: it is none.
 * @param countries the countries of the form's lists
 */
export function givenState(
  fields: Readonly<Record<string, string>>,
  countries: readonly string[],
): string {
  const { country = '', [STATE]: chosen = '', [TYPED_STATE]: typed } = fields;
  if (stateField(country) === TYPED_STATE) return (typed ?? chosen).trim();
  const { [country]: own = [], ...others } = statesOf([...countries, country]);
  const has = (list: readonly State[]): boolean => list.some(([state]) => state === chosen);
  return !has(own) && Object.values(others).some(has) ? '' : chosen.trim();
}
