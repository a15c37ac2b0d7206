import { itemProblems } from '../../../shared/state/item-form.ts';
import { OfficeForm } from '../../_office/OfficeForm.tsx';
import { OfficePage } from '../../_office/OfficePage.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import { itemFormUi } from './model.ts';
import { Meanwhile } from './parts/Meanwhile.tsx';
import { Photos } from './parts/Photos.tsx';
import { SaleParts } from './parts/SaleParts.tsx';
import { TextParts } from './parts/TextParts.tsx';
import { Variants } from './parts/Variants.tsx';
import type { ItemFormViewProps } from './props.ts';

/** An item of the store: one form in parts, saved as a whole. */
export function ItemFormView(props: FragmentProps<ItemFormViewProps>) {
  const { t, item, done, idempotencyKey, action, shopHref } = props;
  const ui = itemFormUi(props);
  const hidden: Record<string, string> = { intent: 'save', idempotency_key: idempotencyKey };
  if (item !== null) hidden['version'] = String(item.version);
  return (
    <OfficePage
      title={item?.name ?? t.title}
      intro={item ? t.editIntro : t.intro}
      done={done && t.done[done]}
    >
      {shopHref !== null && (
        <p>
          <a className="btn btn-s btn-quiet" href={shopHref}>
            {t.seeInShop}
          </a>
        </p>
      )}
      <OfficeForm
        form={ui.form}
        action={action}
        hidden={hidden}
        live={false}
        problems={itemProblems}
        words={t.problems}
        needs={t.needs}
        send={() => {}}
        submit={item ? t.save : t.create}
        waiting={t.saving}
      >
        {(fields) => (
          <div className="parts">
            <Meanwhile ui={ui} />
            <TextParts ui={ui} fields={fields} />
            <Photos ui={ui} fields={fields} />
            <Variants ui={ui} fields={fields} />
            <SaleParts ui={ui} fields={fields} />
          </div>
        )}
      </OfficeForm>
    </OfficePage>
  );
}
