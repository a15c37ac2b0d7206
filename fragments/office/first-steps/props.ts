import type { PaymentAccount } from '../../../shared/contracts/payment-accounts.ts';
import type { StepsDone, WizardPlace, WizardStep } from '../../../shared/rules/wizard-steps.ts';
import type { StoreInfo } from '../../../shared/contracts/store.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

/** A picture of the store's library that a form knows. */
export interface KnownPicture {
  readonly url: string;
  readonly name: string;
  readonly main_colors: readonly string[];
}

interface Shared {
  env: PageEnv;
  place: WizardPlace;
  /** What the store has of the steps. */
  steps: StepsDone;
  /** The store's name, its address as people type it, and the shape of its photo. */
  store: {
    readonly name: string;
    readonly url: string;
    readonly photo_display: StoreInfo['photo_display'];
  };
}

/** The last page: what the store has, and the way to its front. */
export interface LivePlace extends Shared {
  place: 'live';
  /** Opens the store's front at its own host, signed in; null where this is that host. */
  pass: string | null;
}

/** A step with its form. */
export interface StepPlace extends Shared {
  place: WizardStep;
  /** The form's fields as it begins. */
  values: Readonly<Record<string, string>>;
  pictures: readonly KnownPicture[];
  /** The catalogues that an item can be put into. */
  catalogues: readonly { readonly id: string; readonly name: string }[];
  /** The ways to pay that the form offers, and the account that takes transfers. */
  ways: readonly string[];
  deposit: PaymentAccount | null;
  /** Whether the owner chose transfers and no account takes them yet. */
  needsAccount: boolean;
  idempotencyKey: string;
  /** The problems of a form that was posted and refused, by field name. */
  errors: Readonly<Record<string, string>>;
  error: string | null;
}

export type FirstStepsProps = LivePlace | StepPlace;

/** The view's props: the edge adds the words of the page's language. */
export type FirstStepsViewProps = FirstStepsProps & { t: Messages };
