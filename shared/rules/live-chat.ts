/** A licence as people write it: a text, or `{provider}:{number}`. */
const LICENSE = /^(?:([a-z]{2,20}):)?([\w-]{1,64})$/;

/** The pages on which providers of live chats take a store's number. */
const PROVIDERS: Readonly<Record<string, (number: string) => string>> = {
  livechat: (number) => `https://direct.lc.chat/${number}/`,
  tawk: (number) => `https://tawk.to/chat/${number}/default`,
  crisp: (number) => `https://go.crisp.chat/chat/embed/?website_id=${number}`,
};

/** The live chat of a store: on its own pages, or on a provider's page, which opens in a new tab. */
export type LiveChat =
  | { readonly kind: 'own' }
  | { readonly kind: 'provider'; readonly url: string };

/**
 * The live chat that a licence switches on: `{provider}:{number}` the provider's, any other one our
 * own. No script of a provider runs on our pages.
 * @returns null without a licence; undefined for one that cannot be read, or of an unknown provider
 */
export function liveChatOf(license: string | null): LiveChat | null | undefined {
  if (license === null) return null;
  const [, provider, number = ''] = LICENSE.exec(license) ?? [];
  if (provider === undefined) return number === '' ? undefined : { kind: 'own' };
  const urlOf = Object.hasOwn(PROVIDERS, provider) ? PROVIDERS[provider] : undefined;
  return urlOf && { kind: 'provider', url: urlOf(number) };
}
