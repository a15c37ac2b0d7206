import { fill } from '../../../shared/i18n/fill.ts';
import { isDraftOpen } from '../../../shared/rules/draft-orders.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { OfficePage } from '../../_office/OfficePage.tsx';
import { DraftForm } from './parts/DraftForm.tsx';
import { goodsUrl } from './parts/goods-url.ts';
import { Standing } from './parts/Standing.tsx';
import type { DraftOrderViewProps } from './props.ts';

/** One order that a seller prepares for a customer: its link and how it stands, and the form that changes it. */
export function DraftOrderView(props: DraftOrderViewProps) {
  const { env, t, draft, offer, lines, done, problem, error } = props;
  // What adds to an order is made anew instead of changed.
  const isOpen = draft === null || (draft.extends === null && isDraftOpen(draft.state));
  return (
    <OfficePage
      title={draft ? fill(t.of, { name: draft.contact.full_name }) : t.title}
      intro={draft ? (draft.extends ? t.addsIntro : t.ofIntro) : t.intro}
      done={done && t.done[done]}
    >
      <FormNotice text={error} />
      {draft && <Standing {...props} draft={draft} />}
      {isOpen && problem !== null && (
        <div className="notice notice-danger" role="alert">
          <p>{problem}</p>
        </div>
      )}
      {isOpen && offer && <DraftForm {...props} offer={offer} />}
      {isOpen && !offer && (
        <div className="empty">
          <p>{t.noLines}</p>
          <a className="btn btn-s" href={goodsUrl(env.base, lines, draft?.id)}>
            {t.choose}
          </a>
        </div>
      )}
    </OfficePage>
  );
}
