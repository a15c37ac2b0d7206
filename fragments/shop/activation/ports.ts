import type { Api, ApiError } from '../../../shared/api-client/index.ts';
import { TOAST_SECONDS } from '../../../shared/kernel/constants/timers.ts';
import type { ActivationPorts } from '../../../shared/state/activation.ts';
import type { TabProof } from '../../../shared/state/tab-proof.ts';
import type { Messages } from './messages/es.ts';

/** The page's services that an activation uses. */
export interface Ports extends ActivationPorts {
  readonly t: Pick<
    Messages,
    'checkPin' | 'failed' | 'failures' | 'sent' | 'stillWaiting' | 'useAnother'
  >;
  readonly api: Api;
  readonly now: () => number;
  readonly recall: (code: string) => TabProof | undefined;
  /** Loads the page again, which shows the step that the proof is at by now. */
  readonly reload: () => void;
  readonly keep: (code: string, kept: TabProof) => void;
  /** Replaces the address in the bar without a visit. */
  readonly rename: (path: string) => void;
}

/** Failures whose own words tell the visitor what to do. */
const TELLING = new Set<ApiError['code']>([
  'pin_locked',
  'pin_just_sent',
  'too_many_requests',
  'existing_user',
  'invalid_link',
  'invalid_request',
  'email_client_failure',
  'email_server_failure',
  'not_eligible',
]);

/** The words of spec [8] for a failed activation; else the edge's words, where they help. */
export function failureWords(
  { code, message }: Pick<ApiError, 'code' | 'message'>,
  words: Messages['failures'],
): string {
  if (code in words) return words[code as keyof typeof words];
  return TELLING.has(code) && message !== '' ? message : words.unknown;
}

/** Shows a failure in a notice. */
export function tellFailure({ t, toast }: Pick<Ports, 't' | 'toast'>, error: ApiError): void {
  toast({
    tone: 'error',
    title: t.failed,
    message: failureWords(error, t.failures),
    seconds: TOAST_SECONDS.long,
  });
}
