import { Icon } from '../Icon.tsx';

/** What a form has done. */
export function DoneNotice({ text }: { text: string | null }) {
  return text === null ? null : (
    <div className="notice notice-success" role="status">
      <Icon name="check" />
      <p>{text}</p>
    </div>
  );
}
