/**
 * Whether a page or a document that a provider names may be shown or read: it comes over TLS, or from the provider's
 * own origin, where a sandbox has none.
 * @param origin where the provider is found
 */
export function isSafePage(address: string, origin: string): boolean {
  return address.startsWith('https:') || address.startsWith(`${new URL(origin).origin}/`);
}
