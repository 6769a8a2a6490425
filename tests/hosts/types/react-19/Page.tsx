import { useRef } from 'react';
import type { CatalogConfiguration, LpListsElement, LpSearchElement, LpSelectDetail } from 'lp-catalog';
import { LpCatalogHome, LpLists, LpMediaPlayer } from 'lp-catalog/react';

const services = { search: '/s', frontpage: '/f', elearning: '/e', courses: '/c', system: '/y' };
const config: CatalogConfiguration = { services, catalogs: [{ id: 1 }] };
const chosen = (detail: LpSelectDetail) => detail.elementId.trim();

export function Page() {
  const search = useRef<LpSearchElement>(null);
  const lists = useRef<LpListsElement>(null);
  return (
    <>
      <lp-catalog-home
        config={config}
        base-path="/"
        heading-level={2}
        preview
        getAccessToken={() => Promise.resolve('token')}
        onlp-navigate={(event) => {
          event.preventDefault();
          location.assign(event.detail.href);
        }}
        onClick={(event) => event.currentTarget.blocks?.trim()}
      />
      <lp-search
        ref={search}
        config-url="/config.json"
        results
        theme="dark"
        getAccessToken={() => 'token'}
        onlp-search={(event) => event.detail.phrase.trim()}
        className="wide"
        style={{ display: 'block' }}
      />
      <lp-lists key="lists" ref={lists} list-type="owned" onlp-list-change={({ detail }) => detail.listId} />
      <lp-media-player media-id="1" mediaType="video" onlp-media-state={({ detail }) => detail.seconds / 2} />
      <lp-favourites-button element-id="1" type="course" name="First aid" lang="da-DK" />
      {/* @ts-expect-error -- a token comes from a function. */}
      <lp-catalog-home getAccessToken="token" />
      {/* @ts-expect-error -- the event carries no such thing. */}
      <lp-search onlp-search={(event) => event.detail.query} />
      {/* @ts-expect-error -- an element takes only the values that it understands. */}
      <lp-lists list-type="mine" />
      {/* @ts-expect-error -- the reference is to another element. */}
      <lp-media-player ref={search} />
      {/* @ts-expect-error -- the media player's own. */}
      <lp-favourites-button mediaId="1" />
      {/* @ts-expect-error -- there is no such content type. */}
      <lp-search config={{ services, catalogs: [{ id: 1, components: [{ contentType: 'Newz' }] }] }} />
      <LpCatalogHome
        config={{ services, catalogs: [{ id: 1, components: [{ contentType: 'News' }] }] }}
        session={{ id: '7', loginType: 'user' }}
        headingLevel={2}
        preview
        className="wide"
        aria-label="Catalog"
        getAccessToken={() => Promise.resolve('token')}
        onLpSelect={({ detail }) => chosen(detail)}
        onClick={(event) => event.currentTarget.blocks?.trim()}
      />
      <LpLists ref={lists} listType="owned" labels={{ OK: 'Fine' }} />
      {/* @ts-expect-error -- there is no such content type. */}
      <LpCatalogHome config={{ services, catalogs: [{ id: 1, components: [{ contentType: 'Newz' }] }] }} />
      {/* @ts-expect-error -- a session has a kind of person. */}
      <LpCatalogHome session={{ loginType: 'robot' }} />
      {/* @ts-expect-error -- an element takes only the values that it understands. */}
      <LpLists listType="mine" />
      {/* @ts-expect-error -- the event carries no such thing. */}
      <LpCatalogHome onLpSearch={({ detail }) => detail.query} />
      {/* @ts-expect-error -- the player starts no search. */}
      <LpMediaPlayer onLpSearch={() => undefined} />
      {/* @ts-expect-error -- the reference is to another element. */}
      <LpMediaPlayer ref={lists} />
    </>
  );
}
