import { fill } from '../../../../shared/i18n/fill.ts';
import { EdgeIcon } from '../../../../shared/ui/EdgeIcon.tsx';
import type { ItemGridViewProps } from '../props.ts';
import { Cards, Skeletons } from './Cards.tsx';
import { Bare, Failed } from './Empty.tsx';

/**
 * A section of another page: a title, a link to all and some cards. A rail's cards stand in a row
 * that scrolls on phones; a rail that is empty or failed is left out.
 */
export function Section(props: ItemGridViewProps) {
  const { env, list, state, moreUrl, title, titleLevel, variant, t } = props;
  const items = list?.results ?? [];
  const failed = state === 'failed';
  if (props.bareFor) return <Bare {...props} />;
  if ((failed && variant === 'rail') || (state === 'ready' && !items.length)) return null;
  const Title = `h${titleLevel}` as const;
  const level = (titleLevel + 1) as 2 | 3 | 4;
  return (
    <section className={variant} aria-labelledby="title">
      <header className="section-head">
        <Title id="title" className="h2 title" part="title">
          {title}
        </Title>
        {moreUrl && (
          <a className="link more-link" href={moreUrl} aria-label={fill(t.seeAllOf, { title })}>
            {t.seeAll}
            <EdgeIcon name="arrow-right" />
          </a>
        )}
      </header>
      {failed && <Failed {...props} />}
      {state === 'loading' && <Skeletons t={t} />}
      {state === 'ready' && (
        <Cards
          env={env}
          t={t}
          items={items}
          storeId={props.storeId}
          level={level}
          earnings={props.earnings}
          eager={0}
        />
      )}
    </section>
  );
}
