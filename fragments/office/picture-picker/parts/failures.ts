import type { Upload, UploadModel } from '../../../_office/upload.ts';

const isFailed = ({ state }: Upload): boolean => state === 'failed' || state === 'refused';

/**
 * Tells of each upload that fails from now on.
 * @returns ends it
 */
export function onFailures(
  { $uploads }: Pick<UploadModel, '$uploads'>,
  tell: () => void,
): () => void {
  let known = new Set(
    $uploads
      .peek()
      .filter(isFailed)
      .map(({ id }) => id),
  );
  return $uploads.subscribe((uploads) => {
    const failed = uploads.filter(isFailed).map(({ id }) => id);
    const isNew = failed.some((id) => !known.has(id));
    known = new Set(failed);
    if (isNew) tell();
  });
}
