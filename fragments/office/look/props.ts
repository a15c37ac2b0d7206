import type { LookDraft } from '../../../shared/contracts/look-draft.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export const lookDone = ['saved', 'published', 'dropped'] as const;

export interface LookProps {
  env: PageEnv;
  /** The look that is being prepared; null for none. */
  draft: LookDraft | null;
  /** The form's values: of the draft, else of the look that shoppers see. */
  values: Record<string, string>;
  /** The last pictures of the store's library, to choose the photo and the icon from. */
  pictures: readonly { readonly url: string; readonly name: string }[];
  /** The colours whose text falls below WCAG AA, each with the nearest that passes. */
  advice: readonly { readonly field: string; readonly ratio: number; readonly passes: string }[];
  /** The action that a form has just done. */
  done: (typeof lookDone)[number] | null;
  /** Idempotency key of the forms. */
  idempotencyKey: string;
  /** The problems of a form that was posted and refused, by field name. */
  errors?: Record<string, string>;
  error?: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface LookViewProps extends LookProps {
  t: Messages;
}
