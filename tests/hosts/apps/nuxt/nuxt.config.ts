export default defineNuxtConfig({
  compatibilityDate: '2026-03-01',
  telemetry: false,
  css: ['lp-catalog/host.css'],
  // The variable NUXT_PUBLIC_PORTAL sets the address when the server starts.
  runtimeConfig: { public: { portal: '' } },
  app: {
    head: { title: 'Catalog', htmlAttrs: { lang: 'en' }, link: [{ rel: 'icon', href: 'data:,' }] },
  },
});
