interface HiddenProps {
  idempotencyKey: string;
  /** The form of the page that is posted. */
  intent: 'add' | 'change' | 'choose' | 'remove' | 'restore';
  /** The address that it is about; left out for a new one. */
  address?: string;
}

/** The fields that say which form is posted, about which address. */
export function Hidden({ idempotencyKey, intent, address }: HiddenProps) {
  return (
    <>
      <input
        type="hidden"
        name="idempotency_key"
        value={`${idempotencyKey}-${intent}${address ?? ''}`}
      />
      <input type="hidden" name="intent" value={intent} />
      {address !== undefined && <input type="hidden" name="address" value={address} />}
    </>
  );
}
