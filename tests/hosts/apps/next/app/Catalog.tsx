'use client';

import { useState } from 'react';
import type { Session } from 'lp-catalog';
import { LpCatalogHome, LpFavouritesButton, LpLists, LpMediaPlayer, LpSearch } from 'lp-catalog/react';

const getAccessToken = () => fetch('/api/token').then((answer) => (answer.ok ? answer.text() : undefined));

/** The elements, with the functions that a server component cannot pass to them. */
export function Catalog({ configUrl, session }: { configUrl: string; session: Session }) {
  const [phrases, setPhrases] = useState<string[]>([]);
  const portal = { configUrl, lang: 'en-GB', session, getAccessToken };
  return (
    <>
      <output id="phrases">{phrases.join(', ')}</output>
      <LpCatalogHome {...portal} router="memory" />
      <LpSearch {...portal} results onLpSearch={({ detail }) => setPhrases([...phrases, detail.phrase])} />
      <LpLists {...portal} listType="favorites" />
      <LpMediaPlayer {...portal} mediaId="1024" mediaType="video" />
      <LpFavouritesButton {...portal} elementId="1001" type="course" name="First aid" />
    </>
  );
}
