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
