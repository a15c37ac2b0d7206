import { appModel, type AppModel } from './flow/app.ts';
import { passkeysModel, type PasskeysModel } from './flow/passkeys.ts';
import type { SecurityPorts } from './flow/ports.ts';
import type { SecurityProps } from './props.ts';

export interface SecurityModel {
  readonly passkeys: PasskeysModel;
  readonly app: AppModel;
}

/** What guards one account, part by part. */
export function securityModel(
  ports: SecurityPorts,
  { guards }: Pick<SecurityProps, 'guards'>,
  now: () => number,
): SecurityModel {
  return {
    passkeys: passkeysModel(ports, guards.passkeys),
    app: appModel(ports, guards, now),
  };
}
