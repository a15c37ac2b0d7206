import { atom, type ReadableAtom } from 'nanostores';
import { actionKey, call } from '../../../shared/api-client/index.ts';
import { createStore, slugExists } from '../../../shared/contracts/affiliate.ts';
import { NEW_SLUG_MAX, newStoreProblems } from '../../../shared/rules/new-store.ts';
import { toSlug } from '../../../shared/rules/slug.ts';
import { formModel, type FormModel } from '../../../shared/state/form.ts';
import type { WizardPorts } from './ports.ts';
import type { WizardProps } from './props.ts';

/** The pause in typing after which the address is asked about. */
const PAUSE_MS = 350;

/** What is known of the address that stands in the form. */
export interface Address {
  readonly state: 'unknown' | 'asking' | 'free' | 'taken';
  /** Free addresses that resemble a taken one. */
  readonly suggestions: readonly string[];
}

export interface WizardModel {
  readonly form: FormModel;
  readonly $address: ReadableAtom<Address>;
  /** The address as the server rendered it. */
  readonly initial: Address;
  /** Takes a field's text. An address that nobody typed follows the name. */
  readonly input: (name: string, value: string) => void;
  /** Takes one of the suggested addresses. */
  readonly choose: (slug: string) => void;
  readonly submit: () => Promise<void>;
}

const UNKNOWN: Address = { state: 'unknown', suggestions: [] };

/** The form of a new store on screen. */
export function wizardModel(ports: WizardPorts, props: WizardProps): WizardModel {
  const { api, t, go, after } = ports;
  const { env, values, errors, error, suggestions } = props;
  const params = { mashup: `${env.store}:${env.store}` };
  const form = formModel({ values, errors, error });
  const initial: Address = suggestions.length > 0 ? { state: 'taken', suggestions } : UNKNOWN;
  const $address = atom<Address>(initial);
  const key = actionKey();
  let isTyped = (values['slug'] ?? '') !== '';
  let stop: (() => void) | undefined;

  const slugNow = () => form.$state.get().values['slug'] ?? '';

  function setSlug(slug: string): void {
    form.input('slug', slug);
    stop?.();
    $address.set(UNKNOWN);
    const { slug: problem } = newStoreProblems({ name: 'x', slug });
    if (problem === undefined) stop = after(PAUSE_MS, () => void check(slug));
  }

  /** Asks about an address; an answer that comes after the next letter is left alone. */
  async function check(slug: string): Promise<void> {
    $address.set({ state: 'asking', suggestions: [] });
    const { name = '' } = form.$state.get().values;
    const answer = await call(api, slugExists, { params, body: { slug, name: name.trim() } });
    if (slugNow() !== slug) return;
    if (!answer.ok) return $address.set(UNKNOWN);
    const { exists, suggestions: free } = answer.value;
    if (exists) form.refuse('slug', t.taken, slug);
    $address.set({ state: exists ? 'taken' : 'free', suggestions: exists ? free : [] });
  }

  return {
    form,
    $address,
    initial,
    input(name, value) {
      if (name === 'slug') {
        isTyped = value !== '';
        return setSlug(value);
      }
      form.input(name, value);
      if (name === 'name' && !isTyped)
        setSlug(toSlug(value).slice(0, NEW_SLUG_MAX).replace(/-$/, ''));
    },
    choose(slug) {
      isTyped = true;
      form.input('slug', slug);
      stop?.();
      $address.set({ ...$address.get(), state: 'free' });
    },
    async submit() {
      const { busy, values: asked } = form.$state.get();
      if (busy) return;
      const problems = Object.keys(newStoreProblems(asked));
      if (problems.length > 0) return form.stop(problems);
      stop?.();
      form.begin();
      const { name = '', slug = '' } = asked;
      const body = { name: name.trim(), slug: slug.trim() };
      const answer = await call(api, createStore, { params, body, key: key.for(body) });
      key.settle(answer.ok ? undefined : answer.error);
      if (answer.ok) return go(`${env.base}/asistentes/emprendedores?done=opened`);
      const { field, message } = answer.error;
      if (field !== 'slug' && field !== 'name') return form.end(message || t.tryAgain);
      form.refuse(field, message);
      form.stop([field]);
      if (field === 'slug') await check(slug);
    },
  };
}
