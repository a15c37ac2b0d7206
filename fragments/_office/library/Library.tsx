import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, type ReactNode } from 'react';
import type { Picture } from '../../../shared/contracts/gallery.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { List } from '../List.tsx';
import { UploadBox } from '../UploadBox.tsx';
import { MAX_MEGABYTES, PICTURE_TYPES, type LibraryModel } from './library.ts';
import type { LibraryWords } from './messages/es.ts';

interface LibraryProps {
  model: LibraryModel;
  t: LibraryWords;
  /** What stands for the pictures where there are none; that there are none yet, unless given. */
  empty?: { readonly none: string; readonly noneText: string };
  /** 1-based page of the address, and the address of another page. */
  page: number;
  pageHref: (page: number) => string;
  /** Pictures that each further call asks for. */
  pageSize: number;
  /** The end of a box of pictures that grows as it is scrolled; without it they stand in no box. */
  end?: ReactNode;
  /** Whether pasted pictures are taken: while the library is what the account looks at. */
  takesPaste: boolean;
  renderPicture: (picture: Picture) => ReactNode;
}

/** The place to drop, choose or paste pictures, and below it those that the store has. */
export function Library(props: LibraryProps) {
  useSignals();
  const { model, t, page, pageHref, pageSize, end, takesPaste, renderPicture, empty = t } = props;
  const { uploads, add, $alert } = model;
  useEffect(() => {
    if (!takesPaste) return undefined;
    const paste = ({ clipboardData }: ClipboardEvent): void => {
      const files = [...(clipboardData?.files ?? [])];
      if (files.length > 0) add(files);
    };
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  }, [add, takesPaste]);
  const words = { ...t.upload, drop: fill<string>(t.upload.drop, { megabytes: MAX_MEGABYTES }) };
  return (
    <div className="pictures">
      <UploadBox
        model={{ ...uploads, add }}
        t={words}
        accept={PICTURE_TYPES}
        multiple
        failed={$alert.value !== null}
      />
      <div role="alert">{$alert.value !== null && <p className="error">{$alert.value}</p>}</div>
      <div className={end ? 'known box' : 'known'}>
        <List
          model={model.list}
          t={{ ...t, failed: t.listFailed }}
          renderRow={renderPicture}
          empty={
            <div className="empty">
              <h2 className="h3">{empty.none}</h2>
              <p className="muted">{empty.noneText}</p>
            </div>
          }
          page={page}
          pageSize={pageSize}
          pageHref={pageHref}
        />
        {end}
      </div>
    </div>
  );
}
