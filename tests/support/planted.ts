/**
 * Fields that a caller sends although it is not theirs to say: mass assignment. The names are those
 * of owners, roles, proofs, prices and counters; a test adds the columns of the tables.
 */
export const FORBIDDEN = {
  id: 'ac_otro',
  account_id: 'ac_otro',
  owner: 'ac_otro',
  owner_id: 'ac_otro',
  role: 'admin',
  roles: ['admin'],
  keychain: ['staff-admin'],
  user_level: 'two',
  store_id: 'st_dos',
  store: 'st_dos',
  can_skip_pin: true,
  skip_pin: true,
  email_verified_at: 1,
  phone_verified_at: 1,
  invited_by: 'ac_otro',
  price: 1,
  unit_price: 1,
  list_price: 1,
  total: 1,
  amount_paid: 1,
  currency: 'USD',
  discount: 1,
  commission: 1,
  is_free: true,
  is_proxy: false,
  store_type: 'franchise',
  epoch: 0,
  revision: 1,
  created_at: 1,
} as const;

/** A value that stands in no sample, so that it is recognised wherever it arrives. */
export const PLANTED = 'plantado-6f0c';

/**
 * A body with planted fields in each of its objects, at any depth.
 * @param names of the fields; the body's own fields keep their values
 */
export function planted(body: unknown, names: readonly string[]): unknown {
  if (Array.isArray(body)) return body.map((one: unknown) => planted(one, names));
  if (typeof body !== 'object' || body === null) return body;
  const own = Object.entries(body).map(([name, value]) => [name, planted(value, names)]);
  return Object.fromEntries([...names.map((name) => [name, PLANTED]), ...own]) as unknown;
}
