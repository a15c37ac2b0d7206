import { Icon } from '../../../../shared/ui/Icon.tsx';

/**
 * Why the last try failed. While the next one is under way the notice is hidden but keeps its place:
 * the button does not move away from under a double click, whose second half would follow the link
 * below.
 */
export function Failure({ text, past }: { text: string; past: boolean }) {
  return (
    <div className={past ? 'notice notice-danger past' : 'notice notice-danger'} role="alert">
      <Icon name="alert" />
      <p>{text}</p>
    </div>
  );
}
