import { addressOf, newIdempotencyKey } from '../../../shared/api-client/index.ts';
import { uploadPicture, type Picture } from '../../../shared/contracts/gallery.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { sendBody } from '../send-file.ts';
import type { SendFile } from '../upload.ts';

/** The end of an upload; a refusal is about the picture itself, so that sending it again is no use. */
export type Sent = Result<Picture, { readonly isRefused: boolean; readonly message: string }>;

interface Refusal {
  readonly code?: string;
  readonly message?: string;
}

/** Statuses by which the edge refuses a picture for what it is. */
const REFUSED = new Set([400, 413, 415, 422]);

/** Sends a picture to the store's library, as the form that the call takes. */
export function pictureSender({
  base,
  tag,
}: {
  readonly base: string;
  readonly tag: string;
}): (file: File, options: Parameters<SendFile>[1]) => Promise<Sent> {
  return async (file, options) => {
    const form = new FormData();
    form.set('name', file.name.replace(/\.[A-Za-z0-9]{1,5}$/, '').slice(0, 150));
    form.set('image', file);
    const headers = { 'accept-language': tag, 'idempotency-key': newIdempotencyKey() };
    const url = base + addressOf(uploadPicture, {});
    const answer = await sendBody({ url, headers }, form, options);
    const read = parsed(answer.text);
    if (answer.status >= 200 && answer.status < 300) return ok(read as Picture);
    const { message = '' } = (read ?? {}) as Refusal;
    return fail({ isRefused: REFUSED.has(answer.status), message });
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
