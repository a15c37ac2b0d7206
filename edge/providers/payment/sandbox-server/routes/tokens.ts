import { Hono } from 'hono';
import { systemClock } from '../../../../../shared/kernel/clock.ts';
import { wireTokenRequestSchema } from '../wire.ts';
import { ledgerOf } from '../bindings.ts';
import type { SandboxEnv } from '../bindings.ts';
import { bearer, readJson, send } from '../http.ts';
import { answer, refusal } from '../ledger/answers.ts';
import { checkCard } from '../rules.ts';
import type { CardFault } from '../rules.ts';

const MESSAGES: Readonly<Record<CardFault, string>> = {
  invalid_name: "The cardholder's name is missing.",
  invalid_number: 'This is not a card number.',
  invalid_expiry: 'The expiry date is not a date or has passed.',
  invalid_cvc: 'The security code has 3 or 4 digits.',
};

/** `POST /v1/tokens`: the frame's call with the card that the buyer typed into it. */
export const tokens = new Hono<SandboxEnv>().post('/', bearer('publishableKey'), async (c) => {
  // Only the frame may send card numbers: a shop's own page must never receive them.
  const origin = c.req.header('origin');
  if (origin !== undefined && origin !== new URL(c.req.url).origin) {
    return send(c, refusal(403, 'foreign_origin', 'Cards are tokenized by the frame only.'));
  }
  const request = await readJson(c, wireTokenRequestSchema);
  if (!request.ok) return send(c, request.error);
  const card = checkCard(request.value, systemClock.now());
  if (!card.ok) {
    const { code, param } = card.error;
    return send(c, refusal(422, code, MESSAGES[code], param));
  }
  return send(c, answer(201, await ledgerOf(c.env).issueToken(card.value)));
});
