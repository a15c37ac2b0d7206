import { declineReason } from '../rules/decline-reasons.ts';
import { messageFor } from './message-for.ts';

/**
 * What a buyer is told of a refused payment, with the next step.
 * @param code the provider's
 * @returns null for a code that tells its buyer nothing: whoever shows it has words of their own
 * @example declineText('expired_card', 'es-MX') // 'La tarjeta está vencida o…'
 */
export function declineText(code: string | null, tag: string): string | null {
  if (code === null || !declineReason(code)) return null;
  return messageFor({ code: 'payment_declined', values: { reason: code } }, tag);
}
