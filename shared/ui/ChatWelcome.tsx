import type { Welcome } from '../contracts/chat-texts.ts';
import { fill } from '../i18n/fill.ts';

interface ChatWelcomeProps {
  t: { readonly label: string; readonly questions: string; readonly person: string };
  welcome: Pick<Welcome, 'text' | 'questions'>;
  storeName: string;
}

/** What a store's chat says by itself: its greeting, and frequent questions with their answers. */
export function ChatWelcome({ t, welcome: { text, questions }, storeName }: ChatWelcomeProps) {
  if (text === '' && questions.length === 0) return null;
  return (
    <section className="welcome" aria-label={t.label}>
      {text !== '' && (
        <p className="says" dir="auto">
          {text}
        </p>
      )}
      {questions.length > 0 && (
        <>
          <h2 className="small muted">{t.questions}</h2>
          <ul role="list" className="questions">
            {questions.map(({ id, question, answer }) => (
              <li key={id}>
                <details name="question">
                  <summary dir="auto">{question}</summary>
                  <p className="says" dir="auto">
                    {answer}
                  </p>
                </details>
              </li>
            ))}
          </ul>
          <p className="small muted">{fill<string>(t.person, { store: storeName })}</p>
        </>
      )}
    </section>
  );
}
