/** Networks that a store can name a profile of. */
export const socialNetworks = [
  'facebook',
  'instagram',
  'twitter',
  'youtube',
  'twitch',
  'kick',
  'discord',
] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

export interface SocialLink {
  readonly network: SocialNetwork;
  /** The network's name as people know it. */
  readonly name: string;
  readonly url: string;
}

/** Networks in the order in which pages show them; discord has no host because its value is a URL. */
const NETWORKS: readonly (readonly [SocialNetwork, name: string, host: string])[] = [
  ['facebook', 'Facebook', 'facebook.com'],
  ['instagram', 'Instagram', 'instagram.com'],
  ['twitter', 'X', 'twitter.com'],
  ['youtube', 'YouTube', 'youtube.com'],
  ['twitch', 'Twitch', 'twitch.tv'],
  ['kick', 'Kick', 'kick.com'],
  ['discord', 'Discord', ''],
];

/**
 * A page of each network: the store's profile where it has one, else the network's own first page.
 */
export function socialPages(
  social: Readonly<Partial<Record<SocialNetwork, string | null>>>,
): SocialLink[] {
  const links = new Map(socialLinks(social).map((link) => [link.network, link]));
  return NETWORKS.map(
    ([network, name, host]) =>
      links.get(network) ?? { network, name, url: `https://${host || 'discord.com'}/` },
  );
}

/**
 * The store's social links: `{network}.com/{handle}`, twitch under `.tv`, discord as the URL that
 * it is (spec [5], "Social form"). Empty handles and anything that is no web address are left out.
 */
export function socialLinks(
  social: Readonly<Partial<Record<SocialNetwork, string | null>>>,
): SocialLink[] {
  return NETWORKS.flatMap(([network, name, host]) => {
    const value = social[network]?.trim() ?? '';
    const url = host ? profileUrl(host, value, network === 'youtube') : webUrl(value);
    return url ? [{ network, name, url }] : [];
  });
}

/** @param keepsAt on YouTube the `@` is part of the address; elsewhere people only write it */
function profileUrl(host: string, value: string, keepsAt: boolean): string | null {
  const handle = keepsAt ? value : value.replace(/^@/, '');
  if (!handle || /[\s:]/.test(handle)) return null;
  return `https://${host}/${handle.split('/').map(encodeURIComponent).join('/').replace('%40', '@')}`;
}

function webUrl(value: string): string | null {
  return /^https?:\/\/[^\s/]\S*$/i.test(value) ? value : null;
}

/**
 * A handle as a store keeps it: without the outer white space, without the address of its network
 * where a person pasted the whole profile's, and null where nothing is left (spec [5]).
 * @example tidyHandle('instagram', 'https://www.instagram.com/lirio.moda/') // 'lirio.moda'
 */
export function tidyHandle(network: SocialNetwork, text: string | null): string | null {
  const typed = text?.trim() ?? '';
  const host = NETWORKS.find(([name]) => name === network)?.[2] ?? '';
  if (host === '') return typed || null;
  const bare = typed.replace(/^https?:\/\/(?:www\.|m\.)?/i, '');
  const isOwn = bare.toLowerCase().startsWith(`${host}/`);
  return (isOwn ? bare.slice(host.length + 1).replace(/\/$/, '') : typed) || null;
}

/** True for a handle that leads to a profile, or for no handle at all. */
export function isHandle(network: SocialNetwork, handle: string | null): boolean {
  return handle === null || socialLinks({ [network]: handle }).length > 0;
}
