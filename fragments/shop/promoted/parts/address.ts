import type { PromotedViewProps } from '../props.ts';

type About = Pick<PromotedViewProps, 'path' | 'of' | 'me' | 'isFirstLevel' | 'date' | 'page'>;

interface Changes {
  /** The account that the list begins at. */
  readonly of?: string;
  readonly isFirstLevel?: boolean;
  readonly page?: number;
  readonly date?: string;
}

/** The address of the page with some of what it shows changed; a list that changes begins at its first page. */
export function addressOf(about: About, names: (id: string) => string, changes: Changes): string {
  const of = changes.of ?? about.of.id;
  const isFirst = changes.isFirstLevel ?? about.isFirstLevel;
  const date = changes.date ?? about.date;
  const page = changes.page ?? 1;
  const query = new URLSearchParams({
    ...(of !== about.me && { PromotedList: of, PromotedLisLabel: names(of) }),
    ...(!isFirst && { OnlyChilds: 'false' }),
    ...(page > 1 && { page: String(page) }),
    ...(date !== '' && { date }),
  });
  const text = query.toString();
  return text === '' ? about.path : `${about.path}?${text}`;
}
