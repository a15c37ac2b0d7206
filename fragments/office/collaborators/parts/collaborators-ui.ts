import type { FragmentProps } from '../../../_runtime/props.ts';
import type { CollaboratorsModel } from '../model.ts';
import type { CollaboratorsViewProps } from '../props.ts';

/** What every part of the page is given. */
export interface CollaboratorsUi {
  readonly props: FragmentProps<CollaboratorsViewProps>;
  readonly model: CollaboratorsModel;
  /** Script has taken over; before that forms are posted. */
  readonly live: boolean;
  /** Where the page's forms are posted. */
  readonly action: string;
}

/** The same page, with other pages of its two lists. */
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
