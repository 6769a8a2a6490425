import type { Metadata } from 'next';
import Link from 'next/link';
import { forbidden, notFound, redirect } from 'next/navigation';
import { renderCatalog } from '../../../server/render-catalog';
import { CatalogHead } from './CatalogHead';

type Props = PageProps<'/courses/[[...path]]'>;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { headTags } = await renderCatalog(await addressOf(props));
  return { title: headTags.title };
}

export default async function Page(props: Props) {
  const { html, headTags, status, location } = await renderCatalog(await addressOf(props));
  if (location) redirect(location);
  if (status === 403) forbidden();
  if (status === 404) notFound();
  return (
    <>
      <CatalogHead tags={headTags} />
      <nav>
        <Link href="/second">Second page</Link>
      </nav>
      <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}

/** Returns the path and the query of the request. Next.js passes the path encoded. */
async function addressOf({ params, searchParams }: Props): Promise<string> {
  const { path = [] } = await params;
  const query = Object.entries(await searchParams).flatMap(([name, value]) =>
    [value ?? []].flat().map((text) => [name, text]),
  );
  return `/courses/${path.join('/')}?${new URLSearchParams(query)}`;
}
