/**
 * The cookies of a session, of its news and of a pass belong to one host: they have no domain, and over TLS a
 * name that browsers accept from that host only. Stores that are reached by path share their
 * platform's.
 */
export function hostCookie(origin: string, name: string) {
  const secure = origin.startsWith('https:');
  return {
    name: secure ? `__Host-${name}` : name,
    options: { path: '/', httpOnly: true, sameSite: 'Lax', secure },
  } as const;
}
