import { useEffect, useRef } from 'react';
import type { LpListsElement, LpSearchElement } from 'lp-catalog';
import { LpCatalogHome, LpLists, type LpSearchProps } from 'lp-catalog/react-18';

export const phrase = ({ phrase: text }: LpSearchProps) => text?.trim();

export function Page() {
  const search = useRef<LpSearchElement>(null);
  const lists = useRef<LpListsElement>(null);
  useEffect(() => {
    const box = search.current;
    if (!box) return;
    box.getAccessToken = () => 'token';
    box.addEventListener('lp-search', ({ detail }) => detail.phrase.trim());
    // @ts-expect-error -- the event carries no such thing.
    box.addEventListener('lp-search', ({ detail }) => detail.query);
  }, []);
  return (
    <>
      <lp-catalog-home
        config='{ "catalogs": [] }'
        base-path="/"
        heading-level={2}
        preview
        onClick={(event) => event.currentTarget.blocks?.trim()}
      />
      <lp-search
        ref={search}
        config-url="/config.json"
        results
        theme="dark"
        class="wide"
        style={{ display: 'block' }}
      />
      <lp-lists key="lists" ref={lists} list-type="owned" />
      <lp-media-player media-id="1" media-type="video" />
      <lp-favourites-button element-id="1" type="course" name="First aid" lang="da-DK" />
      {/* @ts-expect-error -- a property is set by a reference. */}
      <lp-catalog-home getAccessToken={() => 'token'} />
      {/* @ts-expect-error -- an object would be written as [object Object]. */}
      <lp-catalog-home config={{ catalogs: [] }} />
      {/* @ts-expect-error -- it would be written as classname. */}
      <lp-search className="wide" />
      {/* @ts-expect-error -- an element takes only the values that it understands. */}
      <lp-lists list-type="mine" />
      {/* @ts-expect-error -- the reference is to another element. */}
      <lp-media-player ref={search} />
      <LpCatalogHome
        session={{ loginType: 'user' }}
        getAccessToken={() => 'token'}
        onLpNavigate={(event) => event.preventDefault()}
        className="wide"
      />
      <LpLists ref={lists} listType="owned" />
      {/* @ts-expect-error -- an element takes only the values that it understands. */}
      <LpLists listType="mine" />
      {/* @ts-expect-error -- the reference is to another element. */}
      <LpLists ref={search} />
      {/* @ts-expect-error -- there are no properties. */}
      <lp-favourites-button mediaId="1" />
    </>
  );
}
