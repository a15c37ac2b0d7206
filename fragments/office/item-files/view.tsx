import { useState } from 'react';
import { addressOf, newIdempotencyKey } from '../../../shared/api-client/index.ts';
import { addItemFile, type ItemFile } from '../../../shared/contracts/item-files.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { fileEnds, ITEM_FILE_MAX_BYTES, ITEM_FILES_MAX } from '../../../shared/rules/file-kinds.ts';
import { sizeText } from '../../../shared/rules/size-text.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { OfficePage } from '../../_office/OfficePage.tsx';
import { Post } from '../../_office/Post.tsx';
import { sendFormTo } from '../../_office/send-file.ts';
import { uploadModel } from '../../_office/upload.ts';
import { UploadBox } from '../../_office/UploadBox.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import { useLive } from '../../_runtime/use-live.ts';
import type { ItemFilesViewProps } from './props.ts';

type Props = FragmentProps<ItemFilesViewProps>;

/** The files that a digital item hands over: new ones come in, and each can be taken away. */
export function ItemFilesView(props: Props) {
  const { env, t, item, files, done, error } = props;
  const action = `${env.base}/admin/articulos/${item.id}/archivos`;
  return (
    <OfficePage
      title={t.title}
      intro={fill<string>(t.intro, { name: item.name })}
      done={done && t.done[done]}
    >
      <FormNotice text={error} />
      {files.length < ITEM_FILES_MAX ? (
        <SendFile {...props} action={action} />
      ) : (
        <p className="muted">{t.full}</p>
      )}
      <section aria-label={t.list}>
        {files.length > 0 ? (
          <ul className="rows">
            {files.map((file) => (
              <li key={file.id}>
                <Row {...props} file={file} action={action} />
              </li>
            ))}
          </ul>
        ) : (
          <div className="empty">
            <h2 className="h3">{t.none}</h2>
            <p className="muted">{t.noneText}</p>
          </div>
        )}
      </section>
    </OfficePage>
  );
}

function SendFile({ env, t, item, action }: Props & { action: string }) {
  const live = useLive();
  const [upload] = useState(() => {
    const send = sendFormTo({
      url: env.base + addressOf(addItemFile, { params: { id: item.id } }),
      headers: () => ({ 'accept-language': env.tag, 'idempotency-key': newIdempotencyKey() }),
      field: 'file',
      failure: t.failed,
    });
    return uploadModel(
      { accept: fileEnds, maxBytes: ITEM_FILE_MAX_BYTES },
      async (file, options) => {
        const failure = await send(file, options);
        if (failure === null) location.assign(`${action}?done=added`);
        return failure;
      },
    );
  });
  if (!live) return <noscript>{t.needsScript}</noscript>;
  return (
    <section className="card stack">
      <UploadBox model={upload} t={t.upload} accept={fileEnds} />
    </section>
  );
}

function Row({
  env,
  t,
  file,
  item,
  action,
  idempotencyKey,
}: Props & { file: ItemFile; action: string }) {
  const { id, name, bytes, downloads } = file;
  return (
    <div className="row">
      <div className="own">
        <b>{name}</b>
        <span className="muted small">
          {fill<string>(t.size, { size: sizeText(bytes, env.tag), n: downloads })}
        </span>
      </div>
      <div className="acts">
        <Post
          action={action}
          fields={{
            intent: 'remove',
            id: item.id,
            file: id,
            idempotency_key: `${idempotencyKey}-${id}`,
          }}
          label={t.remove}
          name={fill<string>(t.removeOf, { name })}
        />
      </div>
    </div>
  );
}
