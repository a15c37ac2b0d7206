import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../../../shared/api-client/index.ts';
import { readColleagues } from '../../../../shared/contracts/talk-taking.ts';
import { count } from '../../../../shared/i18n/fill.ts';
import {
  matchingColleagues,
  putMention,
  typedMention,
  type Colleague,
  type TypedMention,
} from '../../../../shared/rules/mentions.ts';
import { putText } from './put-text.ts';
import { useActive } from './use-active.ts';
import type { TalkViewProps } from '../props.ts';

type Field = React.RefObject<HTMLTextAreaElement | null>;
type Known = readonly Colleague[] | 'loading' | 'failed';

const LIST_ID = 'mentions';
const optionId = ({ id }: Colleague) => `${LIST_ID}-${id}`;
/** Colleagues that the list shows at a time. */
const SHOWN_MAX = 8;

/**
 * The colleagues that `@` lists in an internal note. It listens to the draft's own field, and names its list
 * there: the composer knows nothing of it.
 * @param props.onPut is told the draft once a name was put into it
 */
export function Mentions({
  t,
  env,
  me,
  mailbox,
  field,
  onPut,
}: TalkViewProps & {
  readonly field: Field;
  readonly onPut?: ((text: string) => void) | undefined;
}) {
  const [mention, setMention] = useState<TypedMention>();
  const [known, setKnown] = useState<Known>('loading');
  const shown =
    mention && typeof known !== 'string'
      ? matchingColleagues(known, mention.typed).slice(0, SHOWN_MAX)
      : [];
  const { active, begin, move } = useActive(shown);
  // Words after a name that means nobody are the note's own.
  const isOpen = mention && (shown.length > 0 || !/\s/.test(mention.typed));

  const ask = useEffectEvent(async () => {
    const api = { base: env.base, tag: env.tag };
    const asked = await call(api, readColleagues, { params: { key: mailbox } });
    setKnown(asked.ok ? asked.value.results.filter(({ id }) => id !== me) : 'failed');
  });
  const typed = useEffectEvent((box: HTMLTextAreaElement) => {
    const isNote = box.form !== null && new FormData(box.form).get('note') === 'yes';
    setMention(isNote ? typedMention(box.value, box.selectionStart) : undefined);
    begin();
    if (known !== 'failed') return;
    setKnown('loading');
    void ask();
  });
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (!isOpen || event.isComposing) return;
    if (event.key === 'Escape') setMention(undefined);
    else if ((event.key === 'Enter' || event.key === 'Tab') && active && !event.shiftKey) {
      choose(active);
    } else if (!move(event.key)) return;
    event.preventDefault();
    // The form would send, and the quick replies move.
    event.stopPropagation();
  });

  function choose(one: Colleague): void {
    const box = field.current;
    if (!box || !mention) return;
    const { text, caret } = putMention(box.value, mention, one);
    putText(field, text, [caret, caret]);
    setMention(undefined);
    onPut?.(text);
  }

  useEffect(() => {
    const box = field.current;
    if (!box) return;
    const input = () => typed(box);
    const leave = () => setMention(undefined);
    const key = (event: KeyboardEvent) => pressed(event);
    box.addEventListener('input', input);
    box.addEventListener('blur', leave);
    box.addEventListener('keydown', key);
    // With what was typed while this code was on its way.
    const timer = setTimeout(() => {
      void ask();
      input();
    });
    return () => {
      clearTimeout(timer);
      box.removeEventListener('input', input);
      box.removeEventListener('blur', leave);
      box.removeEventListener('keydown', key);
    };
  }, [field]);

  const activeId = active && isOpen ? optionId(active) : null;
  useEffect(() => {
    const box = field.current;
    if (!box || !isOpen) return;
    box.setAttribute('aria-autocomplete', 'list');
    box.setAttribute('aria-controls', LIST_ID);
    if (activeId) box.setAttribute('aria-activedescendant', activeId);
    return () => {
      box.removeAttribute('aria-controls');
      box.removeAttribute('aria-activedescendant');
    };
  }, [field, isOpen, activeId]);

  if (!isOpen) return null;
  const state =
    typeof known === 'string'
      ? t.mentions[known]
      : shown.length === 0
        ? t.mentions.none
        : count(t.mentions, 'found', shown.length);
  return (
    <div className="replies" ref={(list) => list?.scrollIntoView({ block: 'nearest' })}>
      <p className="small muted" role="status">
        {state}
      </p>
      <ul role="listbox" id={LIST_ID} aria-label={t.mentions.title}>
        {shown.map((one) => (
          <li
            key={one.id}
            id={optionId(one)}
            role="option"
            aria-selected={one === active}
            // The field keeps the focus, and the list stays.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(one)}
          >
            <b dir="auto">{one.name || one.username}</b>{' '}
            <span className="small muted">@{one.username}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
