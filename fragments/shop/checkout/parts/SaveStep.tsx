import { saveWays } from '../../../../shared/rules/save-as.ts';
import { fillNodes } from '../../../../shared/ui/fill-nodes.tsx';
import type { CheckoutUi } from './use-checkout.ts';

/** Whether the data are kept as a guest's or make an account; a buyer with a session has one. */
export function SaveStep({ ui }: { ui: CheckoutUi }) {
  const { t, props, state, model, env } = ui;
  if (!props.mayJoin) return null;
  const chosen = state.values['save_as'] === 'user' ? 'user' : 'guest';
  const hints = { guest: t.saveGuestText, user: t.saveUserText };
  const labels = { guest: t.saveGuest, user: t.saveUser };
  return (
    <div className="choices" role="radiogroup" aria-label={t.saveAs}>
      {saveWays.map((way) => (
        <label className="choice" key={way}>
          <input
            type="radio"
            name="save_as"
            value={way}
            checked={chosen === way}
            onChange={() => model.input('save_as', way)}
          />
          <span className="grow">
            {labels[way]}
            <small>{hints[way]}</small>
          </span>
        </label>
      ))}
      <p className="hint">
        {fillNodes(t.saveTerms, {
          terms: <Legal href={`${env.base}/terms`}>{t.saveTermsLink}</Legal>,
          privacy: <Legal href={`${env.base}/privacidad`}>{t.savePrivacyLink}</Legal>,
        })}
      </p>
    </div>
  );
}

/** Opens in a tab of its own: what was typed stays. */
function Legal({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
