import type { SocialLink, SocialNetwork } from './social.ts';

export interface ShareWay {
  icon: SocialNetwork | 'whatsapp' | 'mail';
  /** A network's name; null for e-mail, which each language names. */
  name: string | null;
  href: string;
  /** True for a network without a share address: the link is copied, and the network's page opened. */
  copies: boolean;
}

/**
 * Links that share `url` by messenger, by each network that a store can name a profile of, and by
 * e-mail.
 * @param title the name of what is shared, as long as it may be
 * @param pages a page of each network, by `socialPages`
 */
export function shareWays(title: string, url: string, pages: readonly SocialLink[]): ShareWay[] {
  return [
    {
      icon: 'whatsapp',
      name: 'WhatsApp',
      href: withQuery('https://wa.me/', { text: `${title} ${url}` }),
      copies: false,
    },
    ...pages.map((page) => networkWay(page, title, url)),
    {
      icon: 'mail',
      name: null,
      href: withQuery('mailto:', { subject: title, body: url }),
      copies: false,
    },
  ];
}

/** Networks whose share address takes a link. */
const SHARE_ADDRESSES: Readonly<
  Partial<Record<SocialNetwork, (title: string, url: string) => string>>
> = {
  facebook: (_, u) => withQuery('https://www.facebook.com/sharer/sharer.php', { u }),
  twitter: (text, url) => withQuery('https://twitter.com/intent/tweet', { text, url }),
};

function networkWay(
  { network, name, url: page }: SocialLink,
  title: string,
  url: string,
): ShareWay {
  const address = SHARE_ADDRESSES[network]?.(title, url);
  return { icon: network, name, href: address ?? page, copies: address === undefined };
}

function withQuery(address: string, values: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(values).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `${address}?${pairs.join('&')}`;
}
