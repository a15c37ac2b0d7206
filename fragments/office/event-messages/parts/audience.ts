import type { EventMessagesViewProps } from '../props.ts';

/** The groups of attendants that a message may go to: the form's values with their words. */
export function groupsOf({
  t,
  event,
}: Pick<EventMessagesViewProps, 't' | 'event'>): (readonly [string, string])[] {
  const kinds =
    event.kinds.length > 1
      ? event.kinds.map(({ sku, description }) => [sku, kindOf(description) || sku] as const)
      : [];
  return [['all', t.audiences.all], ['waiting', t.audiences.waiting], ...kinds];
}

const kindOf = (description: Readonly<Record<string, string>>) =>
  Object.values(description).join(' · ');

/** The words of a group; those of a kind that is gone say that it was one kind. */
export function groupWords(
  { t, event }: Pick<EventMessagesViewProps, 't' | 'event'>,
  { audience, sku }: { readonly audience: 'all' | 'kind' | 'waiting'; readonly sku: string | null },
): string {
  if (audience !== 'kind') return t.audiences[audience];
  const kind = event.kinds.find((one) => one.sku === sku);
  return (kind && kindOf(kind.description)) || t.audiences.kind;
}
