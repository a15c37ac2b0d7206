interface PhotoFormProps {
  /** The call that takes the photo. */
  action: string;
  /** Id of the field. */
  id: string;
  t: { readonly addPhoto: string; readonly sendPhoto: string };
}

/** The form that sends one photo, without script too. */
export function PhotoForm({ action, id, t }: PhotoFormProps) {
  return (
    <form method="post" encType="multipart/form-data" action={action}>
      <div className="field">
        <label htmlFor={id}>{t.addPhoto}</label>
        <input id={id} name="image" type="file" accept="image/jpeg,image/png,image/webp" required />
      </div>
      <p>
        <button className="btn btn-s">{t.sendPhoto}</button>
      </p>
    </form>
  );
}
