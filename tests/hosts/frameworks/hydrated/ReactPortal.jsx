import { StrictMode, useRef, useState } from 'react';
import { LpCatalogHome, LpFavouritesButton, LpLists, LpMediaPlayer, LpSearch } from 'lp-catalog/react';
import { fetchToken, portal } from './page-state';

/** Renders on a server, and then in the browser over what the server rendered. */
export function ReactPortal() {
  return (
    <StrictMode>
      <Elements />
    </StrictMode>
  );
}

function Elements() {
  const [listType, setListType] = useState('favorites');
  const [searches, setSearches] = useState([]);
  const [followed, setFollowed] = useState('');
  const [isShown, setShown] = useState(true);
  const lists = useRef(null);
  const stay = (event) => {
    event.preventDefault();
    setFollowed(event.detail.href);
  };
  const shared = { ...portal, getAccessToken: () => fetchToken() };
  return (
    <>
      <button id="to-owned" onClick={() => setListType('owned')}>
        Own lists
      </button>
      <button id="to-none" onClick={() => setShown(!isShown)}>
        Show or not
      </button>
      <button id="to-focus" onClick={() => lists.current.setAttribute('data-reached', '')}>
        Reach the lists
      </button>
      <output id="heard">{searches.join(', ')}</output>
      <output id="followed">{followed}</output>
      {isShown && (
        <div>
          <LpCatalogHome {...shared} router="memory" className="wide" />
          <LpSearch
            {...shared}
            results
            onLpSearch={({ detail }) => setSearches([...searches, detail.phrase])}
          />
          <LpLists {...shared} ref={lists} listType={listType} onLpNavigate={stay} />
          <LpMediaPlayer {...shared} mediaId="1024" mediaType="video" />
          <LpFavouritesButton {...shared} elementId="1001" type="course" name="First aid" />
        </div>
      )}
    </>
  );
}
