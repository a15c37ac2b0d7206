import { Done, Nothing, SettingUp } from './parts/Ends.tsx';
import { PinStep } from './parts/PinStep.tsx';
import { AskStep, LinkStep } from './parts/Steps.tsx';
import { usePage, type ViewProps } from './parts/use-activation.ts';

/**
 * The page that proves a contact: by PIN or by a mail's link, for a new account or a new password.
 */
export function ActivationView(props: ViewProps) {
  const page = usePage(props);
  if (page.settingUp) return <SettingUp {...props} />;
  switch (props.step.kind) {
    case 'pin':
    case 'new':
    case 'reset':
      return <PinStep props={props} page={page} />;
    case 'link':
    case 'link-new':
    case 'link-reset':
      return <LinkStep props={props} page={page} />;
    case 'done':
      return <Done {...props} />;
    case 'ask':
      return <AskStep props={props} page={page} />;
    default:
      return <Nothing {...props} />;
  }
}
