import { catalogAttributes } from '../../server/render-catalog';

/** Next.js renders these pages without the result of the page. The element renders its screen in the browser. */
export function PlainCatalog() {
  return (
    <>
      <lp-catalog-home {...catalogAttributes()} />
      <script async type="module" src="/lp-catalog/lp-catalog-home.js" />
    </>
  );
}
