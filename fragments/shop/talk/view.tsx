import type { FragmentProps } from '../../_runtime/props.ts';
import { useLive } from '../../_runtime/use-live.ts';
import { Begin } from './parts/Begin.tsx';
import { List } from './parts/List.tsx';
import { Talk } from './parts/Talk.tsx';
import type { TalkViewProps } from './props.ts';

/**
 * A mailbox: its conversations on the left, the open one on the right; on a phone one of them. Every
 * conversation has an address, so that all of it works by links and forms; script adds what arrives
 * meanwhile.
 */
export function TalkView(props: FragmentProps<TalkViewProps>) {
  const { open, t } = props;
  const isLive = useLive();
  return (
    <section
      className="talk"
      data-open={open ? '' : undefined}
      {...(open ? { 'aria-label': t.title } : { 'aria-labelledby': 'title' })}
    >
      <List {...props} isLive={isLive} />
      {open === null ? (
        <div className="one empty">
          <p className="h3">{t.choose}</p>
          <p className="muted">{t.chooseText}</p>
        </div>
      ) : open.id === null ? (
        <Begin {...props} open={open} />
      ) : (
        <Talk {...props} open={{ ...open, id: open.id }} isLive={isLive} />
      )}
    </section>
  );
}
