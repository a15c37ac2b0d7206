import type { State } from '../../rules/states.ts';

/** The states of one country. */
export interface CountryStates {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly list: readonly State[];
}

interface StateOptionsProps {
  /** The states by country: under its name where there are several. */
  states: readonly CountryStates[];
  /** The chosen state; one that no list has stays on offer. */
  value: string;
  /** BCP 47, for the countries' names. */
  tag: string;
  /** The words of the option that chooses nothing. */
  choose: string;
}

const named = (list: readonly State[]) =>
  list.map(([state]) => (
    <option key={state} value={state}>
      {state}
    </option>
  ));

/** The options of a field that chooses a state. */
export function StateOptions({ states, value, tag, choose }: StateOptionsProps) {
  const isListed = states.some(({ list }) => list.some(([state]) => state === value));
  return (
    <>
      <option value="">{choose}</option>
      {value !== '' && !isListed && named([[value]])}
      {states.length === 1 ? named(states[0]!.list) : byCountry(states, tag)}
    </>
  );
}

function byCountry(states: readonly CountryStates[], tag: string) {
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  return states.map(({ country, list }) => (
    // JavaScript engines name countries differently: the names that the edge rendered stay.
    <optgroup key={country} label={names.of(country)} suppressHydrationWarning>
      {named(list)}
    </optgroup>
  ));
}
