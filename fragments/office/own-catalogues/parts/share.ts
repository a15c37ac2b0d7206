import { TEXT_MAX } from '../../../../shared/kernel/constants/limits.ts';
import { TOAST_SECONDS } from '../../../../shared/kernel/constants/timers.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import type { OfficePorts } from '../../../_office/ports.ts';
import type { Messages } from '../messages/es.ts';

/**
 * Opens the system's share panel with a catalogue's address, or copies that.
 * @param name its first 100 characters are shared (spec [5])
 * @param path path of the catalogue's page in the store
 */
export async function shareCatalogue(
  { t, toast }: Pick<OfficePorts<Messages>, 't' | 'toast'>,
  name: string,
  path: string,
): Promise<void> {
  const url = new URL(path, location.href).href;
  const title = Array.from(name).slice(0, TEXT_MAX.shareName).join('');
  try {
    if ('share' in navigator) return await navigator.share({ title, url });
  } catch (error) {
    if ((error as Error).name === 'AbortError') return;
  }
  try {
    await navigator.clipboard.writeText(url);
    toast({ tone: 'success', message: t.copied, seconds: TOAST_SECONDS.short });
  } catch {
    const message = fill(t.notCopied, { url });
    toast({ tone: 'warning', message, seconds: TOAST_SECONDS.longest });
  }
}
