import type { RenderedElement } from 'lp-catalog/server';

/** React moves the tags and the code to the head of the page. The title is in the metadata. */
export function CatalogHead({ tags: { meta, link, script } }: { tags: RenderedElement['headTags'] }) {
  return (
    <>
      {meta.map((tag) => (
        <meta key={'name' in tag ? tag.name : tag.property} {...tag} />
      ))}
      {link.map((tag) => (
        <link key={tag.href} {...tag} />
      ))}
      {script.map(({ type, text }) => (
        <script key={type} type={type} dangerouslySetInnerHTML={{ __html: text }} />
      ))}
      <script async type="module" src="/lp-catalog/lp-catalog-home.js" />
    </>
  );
}
