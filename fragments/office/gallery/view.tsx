import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { PICTURES_PAGE } from '../../../shared/kernel/constants/limits.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { useFlush } from '../../_office/change.ts';
import { Library } from '../../_office/library/Library.tsx';
import { libraryModel } from '../../_office/library/library.ts';
import { pictureSender } from '../../_office/library/send-picture.ts';
import { OfficePage } from '../../_office/OfficePage.tsx';
import { officePorts } from '../../_office/ports.ts';
import type { FragmentProps } from '../../_runtime/props.ts';
import { useLive } from '../../_runtime/use-live.ts';
import { EditPicture } from './parts/EditPicture.tsx';
import type { GalleryUi } from './parts/ui.ts';
import type { GalleryViewProps } from './props.ts';

/** The store's library of pictures: new ones come in, and each can be named, focused and deleted. */
export function GalleryView(props: FragmentProps<GalleryViewProps>) {
  const { env, t, done, items, total, page, text, lacks, undescribed, error = null } = props;
  const [model] = useState(() =>
    libraryModel(officePorts(props), pictureSender(env), {
      items,
      total,
      page,
      pageSize: PICTURES_PAGE,
      text,
      lacks: lacks ?? undefined,
      undescribed,
      done: t.done,
    }),
  );
  useFlush(model.removals.flush);
  const live = useLive();
  const ui: GalleryUi = { props, model, live, action: `${env.base}/admin/galeria` };
  const hrefOf = (asked: Record<string, string>) => {
    const query = new URLSearchParams({ ...(text && { text }), ...asked }).toString();
    return query === '' ? ui.action : `${ui.action}?${query}`;
  };
  return (
    <OfficePage title={t.title} intro={t.intro} done={done && t.done[done]}>
      <FormNotice text={error} />
      {text !== '' && (
        <p>
          {fill(t.found, { text })}{' '}
          <a className="link" href={ui.action}>
            {t.all}
          </a>
        </p>
      )}
      <Shown ui={ui} hrefOf={hrefOf} />
      <section id="upload" aria-label={t.list}>
        <Library
          model={model}
          t={t}
          empty={lacks ? { none: t.allDescribed, noneText: t.allDescribedText } : t}
          page={page}
          pageSize={PICTURES_PAGE}
          pageHref={(to) => hrefOf({ ...(lacks && { lacks }), page: String(to) })}
          takesPaste={live}
          renderPicture={(picture) => <EditPicture ui={ui} picture={picture} />}
        />
      </section>
    </OfficePage>
  );
}

/** Chooses between all pictures and those that nobody has described. */
function Shown({
  ui,
  hrefOf,
}: {
  ui: GalleryUi;
  hrefOf: (asked: Record<string, string>) => string;
}) {
  useSignals();
  const { t, lacks } = ui.props;
  const count = ui.model.$undescribed.value;
  if (lacks === null && count === 0 && ui.model.list.$list.value.total === 0) return null;
  const choices = [
    [null, t.shown.all],
    ['description', fill<string>(t.shown.description, { count })],
  ] as const;
  return (
    <nav className="cluster" aria-label={t.show}>
      {choices.map(([one, label]) => (
        <a
          key={one}
          className={one === lacks ? 'btn btn-s' : 'btn btn-s btn-quiet'}
          aria-current={one === lacks ? 'page' : undefined}
          href={hrefOf(one === null ? {} : { lacks: one })}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
