import { appModel, type AppModel } from './model/app.ts';
import { passkeysModel, type PasskeysModel } from './model/passkeys.ts';
import type { SecurityPorts } from './ports.ts';
import { startOf } from './model/start.ts';
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
  page: Pick<SecurityProps, 'guards' | 'begun' | 'isAsked' | 'errors' | 'error'>,
  now: () => number,
): SecurityModel {
  const { guards } = page;
  const start = startOf(page);
  const proof = proofModel(ports, start);
  const app = appModel({ ...ports, proof }, { guards, start }, now);
  return {
    passkeys: passkeysModel({ ...ports, proof, app }, guards.passkeys, start),
    app,
    proof,
  };
}
