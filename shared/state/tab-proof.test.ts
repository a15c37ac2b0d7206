import { afterEach, expect, test, vi } from 'vitest';
import { keepProof, tabProof, recallProof } from './tab-proof.ts';

afterEach(() => vi.unstubAllGlobals());

const storage = (given: Partial<Storage>) => vi.stubGlobal('sessionStorage', given);

test('a PIN has five minutes from its answer, whatever the edge’s clock says', () => {
  const sent = { expires_at: '2031-01-01T00:00:00.000Z', can_skip_pin: false };
  expect(tabProof(sent, 1_000)).toEqual({ until: 301_000, canSkip: false });
  expect(tabProof({ expires_at: null, can_skip_pin: true }, 1_000)).toEqual({
    until: null,
    canSkip: true,
  });
});

test('the next page of the tab finds it', () => {
  const kept = new Map<string, string>();
  storage({
    setItem: (name, value) => void kept.set(name, value),
    getItem: (name) => kept.get(name) ?? null,
  });
  keepProof('pf_1', { until: 5, canSkip: true });
  expect(recallProof('pf_1')).toEqual({ until: 5, canSkip: true });
  expect(recallProof('pf_2')).toBeUndefined();
});

test('garbage and a browser without storage are nothing kept', () => {
  storage({ getItem: () => '{"until":"soon","canSkip":"yes"}' });
  expect(recallProof('pf_1')).toEqual({ until: null, canSkip: false });
  storage({ getItem: () => 'no JSON' });
  expect(recallProof('pf_1')).toBeUndefined();
  vi.stubGlobal('sessionStorage', undefined);
  expect(recallProof('pf_1')).toBeUndefined();
  expect(() => keepProof('pf_1', { until: 5, canSkip: false })).not.toThrow();
});
