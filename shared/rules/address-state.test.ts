import { expect, test } from 'vitest';
import { givenState, STATE, stateField, TYPED_STATE } from './address-state.ts';

const given = (fields: Record<string, string>) => givenState(fields, ['MX', 'US', 'AR']);

test.each([
  [{ country: 'MX', [STATE]: 'Jalisco', [TYPED_STATE]: 'Atacama' }, 'Jalisco'],
  // A state that an older address holds in a country's own words stays.
  [{ country: 'MX', [STATE]: 'CDMX' }, 'CDMX'],
  // Left over from Mexico.
  [{ country: 'US', [STATE]: 'Jalisco' }, ''],
  [{ country: 'CL', [STATE]: 'Jalisco', [TYPED_STATE]: ' Atacama ' }, 'Atacama'],
  [{ country: 'CL', [STATE]: 'Jalisco', [TYPED_STATE]: '' }, ''],
  // A form without lists.
  [{ country: 'CL', [STATE]: 'Atacama' }, 'Atacama'],
  [{ country: 'constructor' }, ''],
])('%j gives %j', (fields, state) => {
  expect(given(fields)).toBe(state);
});

test('a country without a list types its states', () => {
  expect(['MX', 'CA', 'CL', 'constructor'].map(stateField)).toEqual([
    STATE,
    STATE,
    TYPED_STATE,
    TYPED_STATE,
  ]);
});
