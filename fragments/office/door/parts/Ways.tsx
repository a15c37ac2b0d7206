import type { DoorViewProps } from '../props.ts';

interface WaysProps extends Pick<DoorViewProps, 't' | 'keeps' | 'byLink'> {
  base: string;
  /** Path of the experience's page in the office. */
  page: string;
}

/** Where the door leads: to the office's other page of it, or away for good where a link opened it. */
export function Ways({ t, base, page, keeps, byLink }: WaysProps) {
  if (byLink) {
    return (
      <form method="post" action={`${base}/puerta`}>
        <input type="hidden" name="intent" value="leave" />
        <button className="btn btn-quiet">{t.leave}</button>
      </form>
    );
  }
  return <p>{keeps ? <a href={page}>{t.people}</a> : <a href={`${page}/puerta`}>{t.keep}</a>}</p>;
}
