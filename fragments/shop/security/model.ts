import { appModel, type AppModel } from './model/app.ts';
import { passkeysModel, type PasskeysModel } from './model/passkeys.ts';
import type { SecurityPorts } from './ports.ts';
import { proofModel, type ProofModel } from './model/proof.ts';
import type { SecurityProps } from './props.ts';

export interface SecurityModel {
  readonly passkeys: PasskeysModel;
  readonly app: AppModel;
  readonly proof: ProofModel;
}

/** The guards of one account, part by part. */
export function securityModel(
  ports: SecurityPorts,
  { guards }: Pick<SecurityProps, 'guards'>,
  now: () => number,
): SecurityModel {
  const proof = proofModel(ports);
  return {
    passkeys: passkeysModel({ ...ports, proof }, guards.passkeys),
    app: appModel({ ...ports, proof }, guards, now),
    proof,
  };
}
