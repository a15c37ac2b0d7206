import { TEXT_MAX } from '../../../../shared/kernel/constants/limits.ts';
import { TOAST_SECONDS } from '../../../../shared/kernel/constants/timers.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { shareWays, type ShareWay } from '../../../../shared/rules/share-ways.ts';
import type { SocialLink } from '../../../../shared/rules/social.ts';
import type { OfficePorts } from '../../../_office/ports.ts';
import type { Messages } from '../messages/es.ts';

type SharePorts = Pick<OfficePorts<Messages>, 't' | 'toast'>;

/** What is shared: a catalogue of the store, by its page. */
export interface ShareStart {
  readonly name: string;
  /** The path of the catalogue's page in the store. */
  readonly path: string;
  /** A page of each network: the store's profile where it has one. */
  readonly pages: readonly SocialLink[];
}

interface Offered {
  /** The first 100 characters of the name (spec [5]). */
  readonly title: string;
  readonly url: string;
  readonly ways: readonly ShareWay[];
  /** Opens the system's share panel; false where there is none, or it failed. */
  readonly share: () => Promise<boolean>;
}

/** The ways to share a catalogue. */
export function offered({ name, path, pages }: ShareStart): Offered {
  const title = Array.from(name).slice(0, TEXT_MAX.shareName).join('');
  const url = new URL(path, location.href).href;
  return {
    title,
    url,
    ways: shareWays(title, url, pages),
    async share() {
      if (!('share' in navigator)) return false;
      try {
        await navigator.share({ title, url });
        return true;
      } catch (error) {
        return (error as Error).name === 'AbortError';
      }
    },
  };
}

/** Copies an address, and says so; where nothing may be copied, the address stands in a notice. */
export async function copyAddress({ t, toast }: SharePorts, url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    toast({ tone: 'success', message: t.copied, seconds: TOAST_SECONDS.short });
    return true;
  } catch {
    const message = fill(t.notCopied, { url });
    toast({ tone: 'warning', message, seconds: TOAST_SECONDS.longest });
    return false;
  }
}
