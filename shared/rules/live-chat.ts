/** The licence of a live chat as its provider writes it. */
const LICENSE = /^[\w-]{1,64}$/;

/** The address of a store's live chat, which opens in a tab of its own; null without a licence. */
export function liveChatUrl(license: string | null): string | null {
  return license !== null && LICENSE.test(license) ? `https://direct.lc.chat/${license}/` : null;
}
