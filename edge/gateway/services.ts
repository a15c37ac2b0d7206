/**
 * The services behind `/api/{service}/…` (design, "Services behind the gateway"). A service without
 * an endpoint is listed all the same: it answers 404 `service_not_found`, and UPSTREAMS may already
 * send it elsewhere.
 */
export const SERVICES = [
  'store',
  'public',
  'published',
  'catalogues',
  'products-list-public',
  'shopping-carts',
  'orders',
  'payment',
  'auth',
  'oauth',
  'activate',
  'profile',
  'profile-public',
  'profile-admin',
  'setup-apps',
  'collaborators',
  'jobs',
  'staff',
  'gallery',
  'blog',
  'contact-admin',
  'affiliate',
  'graph',
  'wallets',
  'crm-admin',
  'tags-admin',
  'marketing',
  'broker-memberships',
  'inbox',
  'alerts',
] as const;

export type Service = (typeof SERVICES)[number];

/** True for the name of a service that the gateway knows. */
export function isService(name: string): name is Service {
  return (SERVICES as readonly string[]).includes(name);
}
