import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { fiveElements } from '../five-elements';

const { 'lp-search': search, 'lp-lists': lists, ...others } = fiveElements;

/** The page's own state goes into an element, and what an element says comes into the page. */
function App() {
  const [listType, setListType] = useState('favorites');
  const [heard, setHeard] = useState('');
  const [isShown, setShown] = useState(true);
  return (
    <>
      <button id="to-owned" onClick={() => setListType('owned')}>
        Own lists
      </button>
      <button id="to-none" onClick={() => setShown(!isShown)}>
        Show or not
      </button>
      <output id="heard">{heard}</output>
      {isShown && (
        <div>
          {Object.entries(others).map(([Tag, attributes]) => (
            <Tag key={Tag} {...attributes} />
          ))}
          <lp-search {...search} results onlp-search={({ detail }) => setHeard(detail.phrase)} />
          <lp-lists {...lists} list-type={listType} />
        </div>
      )}
    </>
  );
}

createRoot(document.querySelector('#app')).render(<App />);
