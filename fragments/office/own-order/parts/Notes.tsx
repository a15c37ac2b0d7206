import { noteAudiences, ORDER_NOTE_MAX } from '../../../../shared/rules/order-notes.ts';
import type { OrderNote } from '../../../../shared/contracts/order-notes.ts';
import { momentOf } from '../../../_office/day.ts';
import type { OwnOrderViewProps } from '../props.ts';
import { OrderForm, type OrderFormProps } from './OrderForm.tsx';

/** The notes of the store's staff beside an order: written, changed, deleted and put back. */
export function Notes(props: OwnOrderViewProps) {
  const { t, notes, values, errors, deletedNote } = props;
  const isRefused = values['text'] !== undefined && values['note'] === undefined;
  return (
    <section className="part" aria-labelledby="notes">
      <h2 className="h3" id="notes">
        {t.notes}
      </h2>
      {deletedNote !== null && (
        <div className="notice" role="status">
          <p>{t.noteDeleted}</p>
          <NoteForm {...props} intent="note-restore" note={deletedNote}>
            <button className="btn btn-s">{t.restoreNote}</button>
          </NoteForm>
        </div>
      )}
      {notes.length > 0 && (
        <ul className="moves">
          {notes.map((note) => (
            <li key={note.id} className="note">
              <Note {...props} note={note} />
            </li>
          ))}
        </ul>
      )}
      <NoteForm {...props} intent="note-add" note={null}>
        <Words
          {...props}
          id="new"
          text={isRefused ? (values['text'] ?? '') : ''}
          audience="internal"
          error={isRefused ? (errors['text'] ?? null) : null}
        />
        <p>
          <button className="btn">{t.addNote}</button>
        </p>
      </NoteForm>
    </section>
  );
}

function Note(props: OwnOrderViewProps & { note: OrderNote }) {
  const { env, t, note, values, errors } = props;
  const isRefused = values['text'] !== undefined && values['note'] === note.id;
  return (
    <>
      <p className="lines">{note.text}</p>
      <p className="badges">
        <span className={note.audience === 'client' ? 'badge badge-accent' : 'badge'}>
          {t.audiences[note.audience]}
        </span>
        <span className="muted small">
          {note.by.name ?? t.actors.seller} · {momentOf(note.written_on, env)}
          {note.changed_on !== null && ` · ${t.noteChanged}`}
        </span>
      </p>
      <details open={isRefused || undefined}>
        <summary className="small">{t.changeNote}</summary>
        <NoteForm {...props} intent="note-change" note={note.id}>
          <Words
            {...props}
            id={note.id}
            text={isRefused ? (values['text'] ?? '') : note.text}
            audience={note.audience}
            error={isRefused ? (errors['text'] ?? null) : null}
          />
          <p>
            <button className="btn btn-s">{t.saveNote}</button>
          </p>
        </NoteForm>
        <NoteForm {...props} intent="note-delete" note={note.id}>
          <button className="btn btn-s btn-quiet">{t.deleteNote}</button>
        </NoteForm>
      </details>
    </>
  );
}

/** The text of a note and who reads it. */
function Words({
  t,
  id,
  text,
  audience,
  error,
}: OwnOrderViewProps & {
  id: string;
  text: string;
  audience: OrderNote['audience'];
  error: string | null;
}) {
  return (
    <>
      <div className="field">
        <label htmlFor={`text-${id}`}>{t.noteText}</label>
        <textarea
          id={`text-${id}`}
          name="text"
          rows={3}
          required
          maxLength={ORDER_NOTE_MAX}
          defaultValue={text}
          aria-invalid={error === null ? undefined : true}
          aria-describedby={error === null ? undefined : `error-${id}`}
        />
        {error !== null && (
          <p className="error" id={`error-${id}`}>
            {error}
          </p>
        )}
      </div>
      <div className="field">
        <label htmlFor={`audience-${id}`}>{t.audience}</label>
        <select id={`audience-${id}`} name="audience" defaultValue={audience}>
          {noteAudiences.map((one) => (
            <option key={one} value={one}>
              {t.audiences[one]}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}

/** A form about one note, or about a new one. */
function NoteForm({ note, ...props }: OrderFormProps & { note: string | null }) {
  return <OrderForm {...props} fields={note === null ? {} : { note }} className="note-form" />;
}
