import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { itemProblems } from '../../../shared/state/item-form.ts';
import { Meanwhile } from '../../_office/Meanwhile.tsx';
import { OfficeForm } from '../../_office/OfficeForm.tsx';
import { OfficePage } from '../../_office/OfficePage.tsx';
import { officePorts } from '../../_office/ports.ts';
import type { FragmentProps } from '../../_runtime/props.ts';
import { useLive } from '../../_runtime/use-live.ts';
import { itemFormModel } from './model.ts';
import { GoodsParts } from './parts/GoodsParts.tsx';
import { Photos } from './parts/Photos.tsx';
import { SaleParts } from './parts/SaleParts.tsx';
import { TextParts } from './parts/TextParts.tsx';
import { Variants } from './parts/Variants.tsx';
import { fieldWords } from './parts/field-words.ts';
import type { ItemFormViewProps } from './props.ts';
import type { ItemFormUi } from './parts/ui.ts';

/** An item of the store: one form in parts, saved as a whole. */
export function ItemFormView(props: FragmentProps<ItemFormViewProps>) {
  useSignals();
  const { t, done, idempotencyKey, action, shopHref } = props;
  const [model] = useState(() => itemFormModel({ ...officePorts(props), go }, props));
  const [later, setLater] = useState<ItemFormUi['later']>(null);
  useEffect(() => {
    // Without these parts the form can still be saved; the next visit asks for them again.
    import('./parts/later.ts').then(setLater, () => {});
  }, []);
  const ui: ItemFormUi = { props, model, live: useLive(), action, later };
  const item = model.$item.value;
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
          {item && (
            <a
              className="btn btn-s btn-quiet"
              href={`${props.env.base}/admin/direcciones/${item.id}`}
            >
              {t.address}
            </a>
          )}
          {item?.type === 'digital' && (
            <a
              className="btn btn-s btn-quiet"
              href={`${props.env.base}/admin/articulos/${item.id}/archivos`}
            >
              {t.files}
            </a>
          )}
        </p>
      )}
      <OfficeForm
        form={model.form}
        action={action}
        hidden={hidden}
        live={ui.live}
        problems={itemProblems}
        words={t.problems}
        needs={t.needs}
        send={model.save}
        submit={item ? t.save : t.create}
        waiting={t.saving}
        keeps={item !== null}
      >
        {(fields) => (
          <div className="parts">
            <Meanwhile
              t={t}
              differing={model.$differing.value}
              labelOf={(name) => fieldWords(t, name)}
              {...(ui.live && { take: model.takeTheirs })}
            />
            <TextParts ui={ui} fields={fields} />
            <Photos ui={ui} fields={fields} />
            <Variants ui={ui} fields={fields} />
            <GoodsParts ui={ui} fields={fields} />
            <SaleParts ui={ui} fields={fields} />
          </div>
        )}
      </OfficeForm>
    </OfficePage>
  );
}

/** Leaves for another page once the form has told the browser that nothing is unsaved. */
function go(url: string): void {
  setTimeout(() => location.assign(url));
}
