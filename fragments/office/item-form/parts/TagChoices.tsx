import { useEffect, useState } from 'react';
import { call } from '../../../../shared/api-client/index.ts';
import { listTags } from '../../../../shared/contracts/item-edits.ts';
import type { FormUi } from '../../../../shared/ui/form/form-ui.ts';
import { tagChoices } from '../model/tags.ts';
import type { ItemFormUi } from './ui.ts';

const FIELDS = ['tags', 'tags_en'] as const;

/** The tags that other items of the store have, offered by the browser once one is being typed. */
export function TagChoices({ ui, fields }: { ui: ItemFormUi; fields: FormUi }) {
  const { api } = ui.model;
  const typed = FIELDS.map((name) => fields.values[name] ?? '').join('\n');
  const [first] = useState(typed);
  const [known, setKnown] = useState<Readonly<Record<string, readonly string[]>>>({});
  const isTyped = typed !== first;
  useEffect(() => {
    if (!isTyped) return;
    // Without an answer the field is a plain text, as it is without script.
    void call(api, listTags, {}).then((answer) => answer.ok && setKnown(answer.value));
  }, [api, isTyped]);
  return (
    <>
      {FIELDS.map((name) => (
        <datalist key={name} id={`${name}-known`}>
          {isTyped &&
            tagChoices(fields.values[name] ?? '', known[name] ?? []).map((choice) => (
              <option key={choice} value={choice} />
            ))}
        </datalist>
      ))}
    </>
  );
}
