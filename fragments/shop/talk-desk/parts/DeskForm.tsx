import type { TalkDeskViewProps } from '../props.ts';

interface Posted extends Pick<TalkDeskViewProps, 'env' | 'path' | 'idempotencyKey'> {
  readonly intent: string;
  /** Tells two forms of one intent apart. */
  readonly of?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly children: React.ReactNode;
}

/** A form of the conversation's page. */
export function DeskForm({ env, path, idempotencyKey, intent, of = '', fields, children }: Posted) {
  return (
    <form method="post" action={env.base + path} className="desk-form">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="idempotency_key" value={`${idempotencyKey}-${intent}${of}`} />
      {Object.entries(fields ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
