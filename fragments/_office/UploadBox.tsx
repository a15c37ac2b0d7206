import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useId, useState } from 'react';
import { fill } from '../../shared/i18n/fill.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import type { FileProblem, Upload, UploadModel } from './upload.ts';

/** Words with the place `{{name}}` are the accessible names of controls that repeat. */
interface UploadWords {
  readonly choose: string;
  readonly drop: string;
  readonly problems: Readonly<Record<FileProblem, string>>;
  readonly states: Readonly<Record<Upload['state'], string>>;
  readonly cancel: string;
  readonly cancelOf: string;
  readonly retry: string;
  readonly retryOf: string;
  readonly remove: string;
  readonly removeOf: string;
}

interface UploadBoxProps {
  model: UploadModel;
  t: UploadWords;
  accept: readonly string[];
  multiple?: boolean;
  /** Marks the place after a file that was not taken. */
  failed?: boolean;
}

/** The place to choose or drop files, with the progress of each. */
export function UploadBox({ model, t, accept, multiple = false, failed = false }: UploadBoxProps) {
  useSignals();
  const id = useId();
  const [over, setOver] = useState(false);
  return (
    <div className="upload">
      <div
        className="drop"
        data-over={over ? '' : undefined}
        data-failed={failed ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          model.add([...event.dataTransfer.files].slice(0, multiple ? undefined : 1));
        }}
      >
        <input
          id={id}
          type="file"
          accept={accept.join(',')}
          multiple={multiple}
          onChange={({ target }) => {
            model.add([...(target.files ?? [])]);
            // Lets the account choose the same file once more.
            target.value = '';
          }}
        />
        <label className="btn" htmlFor={id}>
          {t.choose}
        </label>
        <p className="muted small">{t.drop}</p>
      </div>
      <ul className="rows" hidden={model.$uploads.value.length === 0}>
        {model.$uploads.value.map((upload) => (
          <li key={upload.id}>
            <Row model={model} t={t} upload={upload} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Row({ model, t, upload }: { model: UploadModel; t: UploadWords; upload: Upload }) {
  const { id, file, state, problem, failure, sent } = upload;
  const { name } = file;
  return (
    <div className="row">
      <Preview upload={upload} />
      <div className="who">
        <b>{name}</b>
        {state === 'sending' && <progress value={sent} max={1} aria-label={name} />}
        <span className={problem || failure ? 'error small' : 'muted small'} role="status">
          {problem ? t.problems[problem] : (failure ?? t.states[state])}
        </span>
      </div>
      <div className="acts">
        {state === 'sending' && (
          <Press
            label={t.cancel}
            name={fill<string>(t.cancelOf, { name })}
            act={() => model.cancel(id)}
          />
        )}
        {(state === 'failed' || state === 'canceled') && (
          <Press
            label={t.retry}
            name={fill<string>(t.retryOf, { name })}
            act={() => model.retry(id)}
          />
        )}
        {state !== 'sending' && (
          <Press
            label={t.remove}
            name={fill<string>(t.removeOf, { name })}
            act={() => model.remove(id)}
          />
        )}
      </div>
    </div>
  );
}

function Press({ label, name, act }: { label: string; name: string; act: () => void }) {
  return (
    <button type="button" className="btn btn-s btn-quiet" aria-label={name} onClick={act}>
      {label}
    </button>
  );
}

/** The preview of a picture that is sent; an icon for any other file. The page's policy shows no `blob:`. */
function Preview({ upload: { file, problem } }: { upload: Upload }) {
  const [url, setUrl] = useState<string | null>(null);
  const isPicture = problem === null && file.type.startsWith('image/');
  useEffect(() => {
    if (!isPicture) return undefined;
    const reader = new FileReader();
    reader.addEventListener('load', () => setUrl(reader.result as string));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file, isPicture]);
  return (
    <span className="face" aria-hidden="true">
      {url === null ? <Icon name="photo" /> : <img src={url} width="44" height="44" alt="" />}
    </span>
  );
}
