/** Most characters of the texts of a store's settings; our own limits, the spec names none. */
export const SETTINGS_MAX = {
  name: 150,
  handle: 100,
  /** A web address, and the address where goods are collected. */
  address: 300,
  license: 85,
  pixel: 20,
  seo: 300,
  about: 5000,
} as const;
