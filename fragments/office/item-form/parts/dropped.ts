import { fill } from '../../../../shared/i18n/fill.ts';
import { IMAGE_REJECTED_SECONDS } from '../../../../shared/kernel/constants/timers.ts';
import { pictureSender } from '../../../_office/library/send-picture.ts';
import type { OfficePorts } from '../../../_office/ports.ts';
import type { Messages } from '../messages/es.ts';

/**
 * Puts files into the store's library, one after another, and gives the address of each picture. Of
 * one that was refused the account is told, and the others go on.
 */
export async function sendDropped(
  files: readonly File[],
  { t, toast }: Pick<OfficePorts<Messages>, 't' | 'toast'>,
  env: { readonly base: string; readonly tag: string },
  add: (url: string) => void,
): Promise<void> {
  const send = pictureSender(env);
  const { signal } = new AbortController();
  for (const file of files) {
    const sent = await send(file, { signal, onProgress: () => {} });
    if (sent.ok) add(sent.value.url);
    else
      toast({
        tone: 'error',
        message: fill(t.photo.failed, { name: file.name, reason: sent.error.message }).trim(),
        seconds: IMAGE_REJECTED_SECONDS,
      });
  }
}
