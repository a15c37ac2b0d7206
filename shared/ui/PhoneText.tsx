/** A phone number in a text, in its written form: it is never broken over two lines. */
export function PhoneText({ children }: { children: string }) {
  return <span className="unbroken">{children}</span>;
}
