import { Icon } from '../Icon.tsx';

/** The failure of a form as a whole. */
export function FormNotice({ text }: { text: string | null }) {
  return text === null ? null : (
    <div className="notice notice-danger" role="alert">
      <Icon name="alert" />
      <p>{text}</p>
    </div>
  );
}
