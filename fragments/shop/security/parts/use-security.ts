import { useState } from 'react';
import type { FragmentProps } from '../../../_runtime/props.ts';
import { useBrowser } from '../../../_runtime/use-live.ts';
import { useShared } from '../../../_runtime/use-shared.ts';
import { hasPasskeys, makePasskey } from '../../../../shared/api-client/index.ts';
import { emit } from '../../../../shared/bus/index.ts';
import { toastShow } from '../../../../shared/bus/topics/toasts.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { deviceOf } from '../../../../shared/rules/device.ts';
import { timeZoneOf } from '../../../../shared/rules/time-zone.ts';
import type { AppState } from '../model/app.ts';
import { startOf, type AppStep, type PasskeyEdit, type ProofPlace } from '../model/start.ts';
import type { Messages } from '../messages/es.ts';
import type { SecurityViewProps } from '../props.ts';
import { securityModel, type SecurityModel } from '../model.ts';

/** The props of every part of the page. */
export interface SecurityUi {
  readonly props: FragmentProps<SecurityViewProps>;
  readonly model: SecurityModel;
  readonly app: AppState;
  readonly step: AppStep;
  /** The passkey that is being changed. */
  readonly edit: PasskeyEdit | null;
  /** The call that waits for the password. */
  readonly asked: ProofPlace | null;
  /** Whether this browser can make passkeys; true until the browser has answered. */
  readonly canMake: boolean;
  /** A day, written out, of an ISO instant. */
  readonly day: (iso: string) => string;
}

/** The state of an account's security for a view. */
export function useSecurity(props: FragmentProps<SecurityViewProps>): SecurityUi {
  const { env, t } = props;
  const [model] = useState(() => {
    const api = { base: env.base, tag: env.tag };
    return securityModel(
      {
        t,
        api,
        toast: (notice) => emit(toastShow, notice),
        makePasskey: (name, otp) => makePasskey(api, { name, otp }),
        deviceName: () => nameOf(navigator.userAgent, t),
      },
      props,
      () => Date.now(),
    );
  });
  const { guards } = props;
  const app = useShared(model.app.$app, {
    since: guards.authenticator_since,
    codesLeft: guards.recovery_codes_left,
  });
  const start = startOf(props);
  const step = useShared<AppStep>(model.app.$step, start.step);
  const asked = useShared<ProofPlace | null>(model.proof.$place, start.place);
  const edit = useShared<PasskeyEdit | null>(model.passkeys.$edit, start.edit);
  const canMake = useBrowser(hasPasskeys, true);
  const format = new Intl.DateTimeFormat(env.tag, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: timeZoneOf(env.country),
  });
  const day = (iso: string): string => format.format(new Date(iso));
  return { props, model, app, step, edit, asked, canMake, day };
}

/** The first name of a passkey that is made in this browser. */
function nameOf(agent: string, t: Messages): string {
  const { browser, system } = deviceOf(agent);
  if (browser && system) return fill(t.on, { browser, system });
  return browser ?? system ?? t.unknownDevice;
}
