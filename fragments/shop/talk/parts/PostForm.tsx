import type { TalkViewProps } from '../props.ts';

type Fields = Readonly<Record<string, string | number>>;

/** Values that a form sends along. */
export function Hidden({ fields }: { readonly fields: Fields }) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

interface Posted extends Pick<TalkViewProps, 'idempotencyKey'> {
  /** The conversation's own page. */
  readonly path: string;
  readonly intent: string;
  /** Tells two forms of one intent apart. */
  readonly of?: string;
  readonly fields?: Fields;
  readonly className?: string;
  readonly children: React.ReactNode;
}

/** A form of the conversation's page, which needs no script. */
export function PostForm(props: Posted) {
  const { path, idempotencyKey, intent, of = '', fields, className, children } = props;
  return (
    <form method="post" action={path} className={className}>
      <Hidden fields={{ intent, idempotency_key: `${idempotencyKey}-${intent}${of}`, ...fields }} />
      {children}
    </form>
  );
}
