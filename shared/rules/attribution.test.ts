import { describe, expect, test } from 'vitest';
import {
  attributionCookies,
  attributionToSend,
  clearedAttribution,
  currentAttribution,
  firstTouchOf,
  readAttributionCookies,
  readAttributionQuery,
} from './attribution.ts';

const none = { referral: null, campaign: null, click_id: null };
const kept = (name: string, value: string) => ({ name, value, days: 1 });
const removed = (name: string) => ({ name, value: '', days: -1 });

describe('reading', () => {
  test('an address says what it says, and nothing that is empty, long or unprintable', () => {
    const params = new URLSearchParams({
      referral: ' ana ',
      campaign: '',
      click_id: 'x'.repeat(201),
      gclid: 'a\nb',
      fbclid: 'f',
      other: 'o',
    });
    expect(readAttributionQuery(params)).toEqual({ referral: 'ana', fbclid: 'f' });
  });

  test('the cookies have their own names', () => {
    const jar: Record<string, string> = { referralID: 'ana', clickID: 'c', campaign: '' };
    expect(readAttributionCookies((name) => jar[name])).toEqual({ referral: 'ana', click_id: 'c' });
  });
});

describe('the attribution sent with the store fetch', () => {
  test('the address before the cookie', () => {
    const cookies = { referral: 'old', campaign: 'spring', click_id: 'c1' };
    expect(attributionToSend({ referral: 'ana' }, cookies)).toEqual({
      referral: 'ana',
      campaign: 'spring',
      click_id: 'c1',
    });
    expect(attributionToSend({}, {})).toEqual({});
  });

  test("a click id, before Google's, before Facebook's, before the cookie's", () => {
    const cookies = { click_id: 'old' };
    expect(attributionToSend({ click_id: 'c', gclid: 'g', fbclid: 'f' }, cookies).click_id).toBe(
      'c',
    );
    expect(attributionToSend({ gclid: 'g', fbclid: 'f' }, cookies)).toEqual({
      click_id: 'g',
      gclid: 'g',
      fbclid: 'f',
    });
    expect(attributionToSend({ fbclid: 'f' }, cookies).click_id).toBe('f');
  });

  test("a referrer's slug goes beside the live referral, for where the store does not know it", () => {
    expect(attributionToSend({ referral_slug: 'ana' }, { referral: 'old' })).toEqual({
      referral_slug: 'ana',
      referral: 'old',
    });
    expect(attributionToSend({ referral_slug: 'ana', referral: 'r1' }, {})).toEqual({
      referral_slug: 'ana',
      referral: 'r1',
    });
  });
});

describe('the attribution that counts', () => {
  test('a value of the address, whatever the store says', () => {
    const answer = { ...none, referral: 'known', campaign: 'own' };
    const query = { referral: 'ana', campaign: 'may', gclid: 'g' };
    expect(currentAttribution(query, answer)).toEqual({
      referral: 'ana',
      campaign: 'may',
      click_id: 'g',
    });
  });

  test("else what the store's answer names, and nothing where it names none", () => {
    expect(currentAttribution({ fbclid: 'f' }, { ...none, campaign: 'own' })).toEqual({
      campaign: 'own',
      click_id: 'f',
    });
    expect(currentAttribution({}, none)).toEqual({});
    expect(currentAttribution({ referral_slug: 'ana' }, { ...none, referral: 'id' })).toEqual({
      referral: 'id',
    });
  });
});

describe('which cookies change', () => {
  test('each value that counts is kept for a day, over an other one and again', () => {
    expect(
      attributionCookies(
        { referral: 'ana', campaign: 'own' },
        { referral: 'ana', campaign: 'may' },
      ),
    ).toEqual([kept('referralID', 'ana'), kept('campaign', 'own')]);
  });

  test('a live cookie goes where nothing counts, and nothing is removed that is not there', () => {
    expect(attributionCookies({}, { referral: 'ana', click_id: 'c' })).toEqual([
      removed('referralID'),
      removed('clickID'),
    ]);
    expect(attributionCookies({}, {})).toEqual([]);
  });

  test('a payment redirect removes all three', () => {
    expect(clearedAttribution()).toEqual(['referralID', 'campaign', 'clickID'].map(removed));
  });
});

describe('the first who brought a visitor', () => {
  test.each<[string, Parameters<typeof firstTouchOf>, string | undefined]>([
    ['is whom the store’s answer names', ['ac_ana', null, undefined], 'ac_ana'],
    ['stays, whoever comes after', ['ac_luz', null, 'ac_ana'], undefined],
    [
      'is not the store’s own value, which no link has brought',
      ['ac_own', 'ac_own', undefined],
      undefined,
    ],
    ['is nobody where the answer names nobody', [null, null, undefined], undefined],
    ['is nobody where the store alone has a value', [undefined, 'ac_own', undefined], undefined],
  ])('%s', (_what, given, first) => {
    expect(firstTouchOf(...given)).toBe(first);
  });
});
