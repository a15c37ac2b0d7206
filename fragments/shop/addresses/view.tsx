import { Icon } from '../../../shared/ui/Icon.tsx';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { fill } from '../../../shared/i18n/fill.ts';
import type { FragmentProps } from '../../_runtime/props.ts';
import { AddressForm } from './parts/AddressForm.tsx';
import { Book } from './parts/Book.tsx';
import { Hidden } from './parts/Hidden.tsx';
import type { AddressesViewProps } from './props.ts';

/** The account's addresses, and the form that adds or changes one. */
export function AddressesView(props: FragmentProps<AddressesViewProps>) {
  const { t, book, most, editing, error = null } = props;
  return (
    <div className="page">
      <header>
        <h1 className="h1">{t.title}</h1>
        <p className="muted">{book.length === 0 ? t.none : t.intro}</p>
      </header>
      <DoneNotice {...props} />
      <FormNotice text={error} />
      <Book {...props} />
      {editing || book.length < most ? (
        <AddressForm {...props} />
      ) : (
        <p className="muted small">{fill(t.full, { count: String(most) })}</p>
      )}
    </div>
  );
}

/** The notice of a change, with the way back of an address that was taken out. */
function DoneNotice(props: FragmentProps<AddressesViewProps>) {
  const { env, t, done, removed } = props;
  if (!done) return null;
  return (
    <div className="notice notice-success" role="status">
      <Icon name="check" />
      <p>{t.done[done]}</p>
      {removed && (
        <form method="post" action={`${env.base}/me/addresses`}>
          <Hidden {...props} intent="restore" address={removed} />
          <button className="btn btn-s">{t.undo}</button>
        </form>
      )}
    </div>
  );
}
