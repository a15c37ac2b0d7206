import { describe, expect, test } from 'vitest';
import {
  attributionCookies,
  attributionToSend,
  clearedAttribution,
  currentAttribution,
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

  test("a referrer's slug goes without the old referral", () => {
    expect(attributionToSend({ referral_slug: 'ana' }, { referral: 'old' })).toEqual({
      referral_slug: 'ana',
    });
    expect(attributionToSend({ referral_slug: 'ana', referral: 'r1' }, {})).toEqual({
      referral_slug: 'ana',
      referral: 'r1',
    });
  });
});

describe('which cookies change', () => {
  test('a value of the address is kept for a day, whatever the store says', () => {
    const store = { ...none, campaign: 'own' };
    expect(attributionCookies({ referral: 'ana', campaign: 'may', gclid: 'g' }, {}, store)).toEqual(
      [kept('referralID', 'ana'), kept('campaign', 'may'), kept('clickID', 'g')],
    );
  });

  test('a live cookie stays while the store gives a value, and goes when it gives none', () => {
    const cookies = { referral: 'ana', campaign: 'may' };
    expect(attributionCookies({}, cookies, { ...none, referral: 'ana', campaign: 'own' })).toEqual(
      [],
    );
    expect(attributionCookies({}, cookies, { ...none, referral: 'ana' })).toEqual([
      removed('campaign'),
    ]);
  });

  test("without either, the store's own values are kept, and nothing is removed that is not there", () => {
    expect(attributionCookies({}, {}, { ...none, campaign: 'own' })).toEqual([
      kept('campaign', 'own'),
    ]);
    expect(attributionCookies({}, {}, none)).toEqual([]);
  });

  test("a referrer's slug counts once the store knows whose it is", () => {
    const cookies = { referral: 'old' };
    const query = { referral_slug: 'ana' };
    expect(attributionCookies(query, cookies, { ...none, referral: 'id-of-ana' })).toEqual([
      kept('referralID', 'id-of-ana'),
    ]);
    expect(attributionCookies(query, cookies, none)).toEqual([]);
  });

  test('a payment redirect removes all three', () => {
    expect(clearedAttribution()).toEqual(['referralID', 'campaign', 'clickID'].map(removed));
  });
});

test('the current attribution is the one that the cookies will hold', () => {
  const cookies = { referral: 'ana', campaign: 'may' };
  const store = { referral: 'ana', campaign: null, click_id: 'own' };
  expect(currentAttribution({ fbclid: 'f' }, cookies, store)).toEqual({
    referral: 'ana',
    click_id: 'f',
  });
  expect(currentAttribution({}, {}, none)).toEqual({});
});
