/** The code of the bare page: React and one button that counts. */
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

const root = document.querySelector('#root');
if (root) hydrateRoot(root, <Counter />);
