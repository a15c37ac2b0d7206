import { count, fill } from '../../../shared/i18n/fill.ts';
import { numberFormat } from '../../../shared/kernel/intl.ts';
import { dayOf } from '../../_office/day.ts';
import { OfficePage } from '../../_office/OfficePage.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import type { TextMessagesViewProps } from './props.ts';

type Props = FragmentProps<TextMessagesViewProps>;

/** How many text messages the store has left, what they are for, and where more come from. */
export function TextMessagesView(props: Props) {
  const { t } = props;
  return (
    <OfficePage title={t.title} intro={t.intro} done={null}>
      <section className="card stack" aria-labelledby="texts-left">
        <h2 className="h3" id="texts-left">
          {t.leftTitle}
        </h2>
        <Left {...props} />
      </section>
      <section className="card stack" aria-labelledby="texts-use">
        <h2 className="h3" id="texts-use">
          {t.useTitle}
        </h2>
        <p>{t.use}</p>
        <p className="muted">{t.once}</p>
      </section>
      <section className="card stack" aria-labelledby="texts-more">
        <h2 className="h3" id="texts-more">
          {t.moreTitle}
        </h2>
        <More {...props} />
      </section>
    </OfficePage>
  );
}

function Left({ env, t, left, setAt }: Props) {
  if (left === null) return <p>{t.never}</p>;
  return (
    <>
      <p className="left h2 num">
        {count(t, 'left', left, { n: numberFormat(env.tag).format(left) })}
      </p>
      {setAt !== null && (
        <p className="muted small">
          <time dateTime={setAt}>{fill(t.since, { day: dayOf(setAt, env) })}</time>
        </p>
      )}
      {left === 0 && <p className="notice">{t.none}</p>}
    </>
  );
}

function More({ t, supportUrl }: Props) {
  return (
    <>
      <p>{t.more}</p>
      {supportUrl === null ? (
        <p className="muted">{t.noSupport}</p>
      ) : (
        <p>
          <a className="btn btn-s" href={supportUrl} target="_blank" rel="noopener noreferrer">
            {t.support}
          </a>
        </p>
      )}
    </>
  );
}
