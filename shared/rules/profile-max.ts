/** The most characters of a profile's texts. */
export const PROFILE_MAX = {
  full_name: 120,
  username: 60,
  description: 500,
  city: 80,
  website: 200,
} as const;
