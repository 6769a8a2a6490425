import { useRef } from 'react';
import type { LpSearchElement } from 'lp-catalog';
import type {} from 'lp-catalog/react';

export function Page() {
  const search = useRef<LpSearchElement>(null);
  return (
    <>
      <lp-search
        ref={search}
        config-url="/config.json"
        results
        theme="dark"
        getAccessToken={() => 'token'}
        onlp-search={(event) => event.detail.phrase.trim()}
        className="wide"
      />
      <lp-favourites-button element-id="1" type="course" name="First aid" lang="da-DK" />
      {/* @ts-expect-error -- an element takes only the values that it understands. */}
      <lp-lists list-type="mine" />
    </>
  );
}
