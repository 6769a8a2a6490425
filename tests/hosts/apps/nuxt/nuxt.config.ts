export default defineNuxtConfig({
  compatibilityDate: '2026-03-01',
  telemetry: false,
  css: ['lp-catalog/host.css'],
  // The variables NUXT_PUBLIC_PORTAL and NUXT_SITE set the addresses when the server starts.
  runtimeConfig: { site: '', public: { portal: '' } },
  app: {
    head: { title: 'Catalog', htmlAttrs: { lang: 'en' }, link: [{ rel: 'icon', href: 'data:,' }] },
  },
});
