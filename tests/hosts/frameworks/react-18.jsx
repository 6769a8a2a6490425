import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { fiveElements } from '../five-elements';

const { 'lp-search': search, 'lp-lists': lists, ...others } = fiveElements;

/** React 18 knows attributes of custom elements only: a listener goes through a ref. */
function App() {
  const [listType, setListType] = useState('favorites');
  const [heard, setHeard] = useState('');
  const [isShown, setShown] = useState(true);
  const box = useRef(null);
  useEffect(() => {
    const node = box.current;
    const hear = ({ detail }) => setHeard(detail.phrase);
    node?.addEventListener('lp-search', hear);
    return () => node?.removeEventListener('lp-search', hear);
  }, [isShown]);
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
          <lp-search ref={box} {...search} />
          <lp-lists {...lists} list-type={listType} />
        </div>
      )}
    </>
  );
}

createRoot(document.querySelector('#app')).render(<App />);
