import { renderElement, type Attributes, type RenderedElement, type RenderOptions } from 'lp-catalog/server';

const attributes: Attributes = { 'config-url': '/config.json', results: true, 'heading-level': 2 };
const options: RenderOptions = {
  attributes,
  url: new URL('https://portal.example/'),
  session: { loginType: 'user', name: 'Robin' },
  getAccessToken: () => Promise.resolve('token'),
  fetch: (input, init) => fetch(input, init),
  timeoutMs: 500,
  assets: '/lp-catalog/',
};
const rendered: Promise<RenderedElement> = renderElement('lp-catalog-home', options);
const page = rendered.then(({ html, head, headTags, status, location, cacheControl }) => ({
  body: head + html,
  title: headTags.title?.trim(),
  links: headTags.link.map(({ rel, href }) => rel + href),
  status: status.toFixed(),
  location: location?.trim(),
  cacheControl,
}));
void page;
// @ts-expect-error -- there is no such element.
void renderElement('lp-catalogue', options);
// @ts-expect-error -- the address of the request is required.
void renderElement('lp-search', { attributes });
const services = { search: '/s', frontpage: '/f', elearning: '/e', courses: '/c', system: '/y' };
// @ts-expect-error -- there is no such field.
options.configuration = { services, catalogs: [{ id: 1, componets: [] }] };
