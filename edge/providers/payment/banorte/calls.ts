import { fail, ok } from '../../../../shared/kernel/result.ts';
import type { Result } from '../../../../shared/kernel/result.ts';
import type { AdapterTools, Keys } from '../../kit/accounts.ts';
import { ask } from '../../kit/ask.ts';
import type { ProviderError } from '../port.ts';
import { wireResult, type WireResult } from './wire.ts';

/** One command of Payworks: its name, and the fields that it takes beside the account's own. */
export interface Command {
  readonly command: 'VERIFY' | 'REFUND';
  readonly fields: Readonly<Record<string, string>>;
}

/** Refused by Payworks, or `unknown`: it failed, or its answer was lost or cannot be read. */
export type CallFault = ProviderError | 'unknown';

interface Account extends Pick<AdapterTools, 'fetch'> {
  readonly keys: Keys;
  readonly url: string;
}

/** Gives a command to Payworks under one account. Payworks answers in headers. */
export function payworks({ keys, fetch, url }: Account) {
  return async function call({ command, fields }: Command): Promise<Result<WireResult, CallFault>> {
    const body = new URLSearchParams({
      MERCHANT_ID: keys['merchant_id'] ?? '',
      USER: keys['user'] ?? '',
      PASSWORD: keys['password'] ?? '',
      TERMINAL_ID: keys['terminal_id'] ?? '',
      MODE: 'PRD',
      CMD_TRANS: command,
      RESPONSE_LANGUAGE: 'EN',
      ...fields,
    });
    const headers = { accept: '*/*', 'content-type': 'application/x-www-form-urlencoded' };
    const answered = await ask(fetch, { method: 'POST', url, headers, body: body.toString() });
    if (!answered.ok) return fail('unknown');
    const { status, headers: said } = answered.value;
    if (status >= 400) return fail({ code: 'provider_refused', message: String(status) });
    const read = wireResult.safeParse(Object.fromEntries(said)).data;
    return status === 200 && read ? ok(read) : fail('unknown');
  };
}
