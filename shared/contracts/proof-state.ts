import { z } from 'zod';
import { contract } from './contract.ts';
import { ownPath, proofCode } from './people.ts';
import { sampleIds } from './samples.ts';

/** The state of a proof, for the page that asks for its PIN. Times are seconds from now. */
export const proofState = z
  .object({
    /** True once the PIN or the mail's link was used. */
    is_done: z.boolean(),
    /** Wrong PINs that are still taken before the proof is locked. */
    tries_left: z.number().int().min(0),
    /** Until the PIN is over, 0 once it is; null where none was sent. */
    expires_in: z.number().int().nullable(),
    /** Until another PIN can be sent; 0 where it can be now. */
    resend_in: z.number().int().min(0),
    /** Until a locked proof takes PINs again; 0 where it is not locked. */
    locked_in: z.number().int().min(0),
    /** True for a new account that has no password yet: it is chosen with the PIN. */
    needs_password: z.boolean(),
    /** The page after the proof. */
    redirect_to: ownPath,
  })
  .meta({ id: 'ProofState' });
export type ProofState = z.infer<typeof proofState>;

export const readProofState = contract({
  id: 'activate.state',
  service: 'activate',
  method: 'get',
  path: '/proofs/{code}',
  access: 'public',
  summary: {
    en: 'Tries and time that are left for a PIN, and whether it was proved elsewhere',
    es: 'Intentos y tiempo que le quedan a un PIN, y si ya se confirmó en otra parte',
  },
  params: z.object({ code: proofCode }),
  sample: { params: { code: sampleIds.proof } },
  answer: proofState,
  errors: ['user_does_not_exist'],
});
