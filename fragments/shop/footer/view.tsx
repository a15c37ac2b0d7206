import type { FragmentProps } from '../../_runtime/props.ts';
import { Columns } from './parts/Columns.tsx';
import { Row } from './parts/Row.tsx';
import type { FooterViewProps } from './props.ts';

/** The page's foot in the store's style; the host page fills its slots `language`, `theme` and `share`. */
export function FooterView(props: FragmentProps<FooterViewProps>) {
  return (
    <footer>
      {props.quiet || props.store.footer_style === 'default' ? (
        <Row {...props} />
      ) : (
        <Columns {...props} />
      )}
    </footer>
  );
}
