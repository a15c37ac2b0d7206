/** What is wrong with a field; nothing where it is right. */
export function Problem({ text, id }: { readonly text: string | undefined; readonly id: string }) {
  return text ? (
    <p className="error small" id={id}>
      {text}
    </p>
  ) : null;
}
