import { addressOf, newIdempotencyKey } from '../../../../shared/api-client/index.ts';
import { importItems } from '../../../../shared/contracts/item-import.ts';
import type { Job } from '../../../../shared/contracts/jobs.ts';
import { sendBody } from '../../../_office/send-file.ts';
import type { SendFile } from '../../../_office/upload.ts';

interface Sender {
  readonly base: string;
  readonly tag: string;
  /** The words for a failure that the edge sends no words for. */
  readonly failure: string;
  /** Whether the next file is only tried. */
  readonly isTrial: () => boolean;
  /** Takes the job that a file began. */
  readonly began: (job: Job) => void;
}

/** Whether the next file is only tried: yes, until the person says otherwise. */
export function trialSwitch(): { isOn: () => boolean; set: (to: boolean) => void } {
  let on = true;
  return {
    isOn: () => on,
    set(to) {
      on = to;
    },
  };
}

/** Sends a file of items, which begins the job that imports it. */
export function itemsSender({ base, tag, failure, isTrial, began }: Sender): SendFile {
  return async (file, options) => {
    const form = new FormData();
    form.set('dry_run', String(isTrial()));
    form.set('file', file);
    const headers = { 'accept-language': tag, 'idempotency-key': newIdempotencyKey() };
    const url = base + addressOf(importItems, {});
    const { status, text } = await sendBody({ url, headers }, form, options);
    const answer = parsed(text);
    if (status < 200 || status >= 300) return (answer as { message?: string })?.message ?? failure;
    began(answer as Job);
    return null;
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
