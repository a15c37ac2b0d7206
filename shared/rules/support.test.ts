import { expect, test } from 'vitest';
import { storeTypes } from '../contracts/fields.ts';
import { supportUrl } from './support.ts';

const urls = {
  users_support_url: 'https://users.example',
  franchise_support_url: 'https://franchise.example',
  affiliate_support_url: 'https://affiliate.example',
};

test('each store type has its own support centre', () => {
  expect(storeTypes.map((store_type) => supportUrl({ ...urls, store_type }))).toEqual([
    'https://franchise.example',
    'https://users.example',
    'https://affiliate.example',
    'https://users.example',
  ]);
});

test('another type’s address does not stand in', () => {
  expect(supportUrl({ ...urls, store_type: 'franchise', franchise_support_url: null })).toBeNull();
});
