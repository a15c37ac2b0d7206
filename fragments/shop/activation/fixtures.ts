import { edgeOf, pageEnv, pinSent, type Reply } from '../../_runtime/fixtures.ts';
import type { ProofAddress } from '../../../shared/rules/proof-address.ts';
import type { TabProof } from '../../../shared/state/tab-proof.ts';
import type { Ports } from './ports.ts';
import { messages } from './messages/en.ts';
import { pinModel } from './model/pin.ts';
import type { Notice } from '../../../shared/bus/topics/toasts.ts';

/** Samples for the tests of this fragment. */

export const CODE = pinSent.code;
export const NOW = 1_000_000;

export const env = pageEnv({ locale: 'en', tag: 'en-US', base: '/tienda/moda' });

export const proof: ProofAddress = {
  code: CODE,
  type: 'phone',
  username: '+525512345678',
  phone: '5512345678',
  email: '',
  country: 'MX',
  full_name: 'Lucía Méndez',
};

export const sent = pinSent;

export const signedIn = {
  actions: [{ action: 'set-auth', person: {}, redirect_to: '/tienda/moda/' }],
};

export { refusal, type Reply } from '../../_runtime/fixtures.ts';

/** A page whose edge answers by path; a path without a reply fails. */
export function fakePage(replies: Record<string, Reply>, kept?: TabProof) {
  const { api, calls } = edgeOf(env, replies);
  const went: string[] = [];
  const toasts: Notice[] = [];
  const keeps: [string, TabProof][] = [];
  const ports: Ports = {
    t: messages.en,
    api,
    go: (path) => void went.push(path),
    wait: (milliseconds) => {
      went.push(`wait ${milliseconds}`);
      return Promise.resolve();
    },
    toast: (notice) => void toasts.push(notice),
    settingUp: () => void went.push('setting up'),
    now: () => NOW,
    reload: () => void went.push('reload'),
    recall: () => kept,
    keep: (code, value) => void keeps.push([code, value]),
    rename: (path) => void went.push(`rename ${path}`),
  };
  return { ports, calls, went, toasts, keeps };
}

/** The model of a PIN's page, with the page around it. */
export function openPin(
  replies: Record<string, Reply> = {},
  { kind = 'pin', kept }: { kind?: 'pin' | 'reset'; kept?: TabProof } = {},
) {
  const page = fakePage(replies, kept);
  const model = pinModel(page.ports, { env, step: { kind, proof } });
  return { ...page, model, state: () => model.form.$state.get() };
}
