import { useRef, type ReactNode } from 'react';
import type { FormUi } from '../../shared/ui/form/form-ui.ts';
import { OfficeForm, type OfficeFormProps } from './OfficeForm.tsx';

interface PostedFormProps<P extends string> extends Omit<OfficeFormProps<P>, 'send'> {
  className?: string;
  children: (fields: FormUi) => ReactNode;
}

/**
 * A form of the office that is posted to its page with script, too: the page saves it, and shows the form
 * again where it is refused.
 */
export function PostedForm<P extends string>(props: PostedFormProps<P>) {
  const { className, children, ...rest } = props;
  const { form, problems } = rest;
  const fields = useRef<HTMLDivElement>(null);
  function send(): void {
    const wrong = Object.keys(problems(form.$state.peek().values));
    if (wrong.length > 0) return form.stop(wrong);
    form.begin();
    // What is sent need not be asked about as the page is left.
    form.saved();
    const element = fields.current?.closest('form');
    setTimeout(() => element?.submit());
  }
  return (
    <OfficeForm {...rest} send={send}>
      {(ui) => (
        <div className={className} ref={fields}>
          {children(ui)}
        </div>
      )}
    </OfficeForm>
  );
}
