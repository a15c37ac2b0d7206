import { localeTag } from '../../../shared/kernel/locale.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { FragmentProps } from '../../_runtime/props.ts';
import type { AboutMessages, LiveMessages } from './messages/es.ts';
import { Details } from './parts/Details.tsx';
import { Skeleton } from './parts/Skeleton.tsx';
import type { ItemProps } from './props.ts';
import { useLoaded } from './parts/use-loaded.ts';

/**
 * The props as the edge completes them: it adds the words of the page's language, so that the
 * browser's module holds none.
 */
export interface ItemViewProps extends Partial<ItemProps> {
  t: LiveMessages;
  /**
   * Words of the still part, on a partner's page only: there the element may be given another item.
   */
  about?: AboutMessages;
}

/** The live part of an item's page; the edge puts the still part beside it (`parts/About.tsx`). */
export function ItemView(props: FragmentProps<ItemViewProps>) {
  const { item: wanted, detail, t, about } = props;
  const env = envOf(props);
  const given = detail && (!wanted || wanted === detail.id || wanted === detail.slug);
  const loaded = useLoaded(env.base, given ? '' : (wanted ?? ''));

  if (given) return <Details key={detail.id} env={env} detail={detail} asked={props.sku} t={t} />;
  if (!wanted) return <Message text={t.notFound} />;
  if (!loaded) return <Skeleton t={t} />;
  const { result, About } = loaded;
  if (result === 'missing') return <Message text={t.notFound} />;
  if (result === 'failed') {
    return <Message text={t.loadFailed} retry={loaded.retry} retryText={t.retry} />;
  }
  // Another item starts with its own variant, photo and quantity.
  return (
    <>
      <Details key={result.id} env={env} detail={result} t={t} />
      {about && About && <About env={env} detail={result} contact={props.contact} t={about} />}
    </>
  );
}

/** The page's environment; when no server rendered the fragment, that of the origin's store. */
function envOf({ env, locale, origin = '' }: FragmentProps<ItemViewProps>): PageEnv {
  const bare = { base: origin, store: '', currency: 'MXN', country: 'MX' };
  return env ?? { locale, tag: localeTag(locale, bare.country), ...bare };
}

function Message(props: { text: string; retry?: () => void; retryText?: string }) {
  return (
    <div className="empty" role="status">
      <p className="h3">{props.text}</p>
      {props.retry && (
        <button type="button" className="btn" onClick={props.retry}>
          {props.retryText}
        </button>
      )}
    </div>
  );
}
