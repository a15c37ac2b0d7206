import { useEffect, useState } from 'react';
import { useBrowser } from '../../../_runtime/use-live.ts';
import {
  hasPasskeys,
  offersPasskeysInFields,
  signInByPasskey,
  type PasskeyError,
} from '../../../../shared/api-client/index.ts';
import { FormNotice } from '../../../../shared/ui/form/FormNotice.tsx';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import type { SignInUi } from './use-sign-in.ts';

/**
 * Sign-in by a passkey: by the button, and in browsers that can by the suggestions of the
 * username's field. A browser without passkeys shows nothing.
 */
export function Passkey({ ui }: { ui: SignInUi }) {
  const { t, env, values } = ui.props;
  const { take } = ui.model;
  const isKnown = useBrowser<boolean | null>(hasPasskeys, null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const next = values['redirect_uri'];
  const [offer] = useState(fieldOffer);

  useEffect(() => {
    const api = { base: env.base, tag: env.tag };
    const offered = (signal: AbortSignal) =>
      signInByPasskey(api, { next, whileTyping: true, signal });
    void offer.begin(offered, (signed) => {
      if (signed.ok) void take(signed.value);
      // Other failures are not shown to a visitor who did not choose a passkey.
      else if (signed.error.code === 'passkey_refused') setFailure(wordsOf(signed.error, t));
    });
    return () => offer.end();
  }, [env.base, env.tag, next, offer, t, take]);

  async function ask(): Promise<void> {
    if (busy) return;
    // A browser shows one passkey dialog at a time.
    offer.end();
    setBusy(true);
    setFailure(null);
    const signed = await signInByPasskey({ base: env.base, tag: env.tag }, { next });
    setBusy(false);
    if (signed.ok) await take(signed.value);
    else setFailure(wordsOf(signed.error, t));
  }

  if (isKnown === false) return null;
  return (
    // Its space is kept until the browser has answered, so that the content below does not move.
    <div className={isKnown ? 'passkey' : 'passkey unsure'}>
      <p className="or muted small">{t.or}</p>
      <button
        type="button"
        className="btn btn-block"
        aria-busy={busy}
        aria-disabled={busy}
        onClick={() => void ask()}
      >
        {!busy && <Icon name="lock" />}
        {busy ? t.passkeyWaiting : t.passkey}
      </button>
      <FormNotice text={failure} />
    </div>
  );
}

/** Closing the browser's dialog is no failure. */
function wordsOf({ code, message }: PasskeyError, t: SignInUi['props']['t']): string | null {
  if (code === 'cancelled') return null;
  return message || (code === 'unavailable' ? t.passkeyUnavailable : t.tryAgain);
}

type Signed = Awaited<ReturnType<typeof signInByPasskey>>;

/**
 * The edge's challenge is valid for five minutes; an offer that stays open longer gets a new one.
 */
const OFFER_MS = 4 * 60_000;

/** The offer beside the field: open until the visitor takes it, or until `end` is called. */
function fieldOffer() {
  let open: AbortController | undefined;
  return {
    async begin(
      ask: (signal: AbortSignal) => Promise<Signed>,
      taken: (signed: Signed) => void,
    ): Promise<void> {
      const mine = new AbortController();
      open = mine;
      if (!(await offersPasskeysInFields())) return;
      while (!mine.signal.aborted) {
        const round = AbortSignal.any([mine.signal, AbortSignal.timeout(OFFER_MS)]);
        const signed = await ask(round);
        if (!round.aborted) return taken(signed);
      }
    },
    end: () => open?.abort(),
  };
}
