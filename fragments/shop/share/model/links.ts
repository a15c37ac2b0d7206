import { TEXT_MAX } from '../../../../shared/kernel/constants/index.ts';
import type { EdgeIconName } from '../../../../shared/ui/edge-icons.ts';

export interface ShareWay {
  icon: EdgeIconName;
  /** A network's name; null for e-mail, which each language names. */
  name: string | null;
  href: string;
}

/** The name as it is shared: its first 100 characters (spec [5]). */
export function shareName(name: string): string {
  return Array.from(name).slice(0, TEXT_MAX.shareName).join('');
}

/** Links that share `url` by each network, and by e-mail. */
export function shareWays(name: string, url: string): ShareWay[] {
  const title = shareName(name);
  const query = (values: Record<string, string>): string =>
    Object.entries(values)
      .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
      .join('&');
  return [
    {
      icon: 'whatsapp',
      name: 'WhatsApp',
      href: `https://wa.me/?${query({ text: `${title} ${url}` })}`,
    },
    {
      icon: 'facebook',
      name: 'Facebook',
      href: `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`,
    },
    {
      icon: 'twitter',
      name: 'X',
      href: `https://twitter.com/intent/tweet?${query({ text: title, url })}`,
    },
    { icon: 'mail', name: null, href: `mailto:?${query({ subject: title, body: url })}` },
  ];
}
