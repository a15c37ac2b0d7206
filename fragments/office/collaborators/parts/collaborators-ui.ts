import type { FragmentProps } from '../../../_runtime/props.ts';
import type { CollaboratorsModel } from '../model.ts';
import type { CollaboratorsViewProps } from '../props.ts';

/** The props of every part of the page. */
export interface CollaboratorsUi {
  readonly props: FragmentProps<CollaboratorsViewProps>;
  readonly model: CollaboratorsModel;
  /** Whether script has taken over; before that forms post. */
  readonly live: boolean;
  /** The address that the page's forms post to. */
  readonly action: string;
}

/** Address of the same page with other pages of its two lists. */
export function pageHref(
  action: string,
  pages: { readonly partners: number; readonly collaborations: number },
): string {
  const query = new URLSearchParams();
  if (pages.partners > 1) query.set('page', String(pages.partners));
  if (pages.collaborations > 1) query.set('collaborations', String(pages.collaborations));
  const text = query.toString();
  return text === '' ? action : `${action}?${text}`;
}
