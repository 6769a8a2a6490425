import { apiPage, typesPage } from '../.vitepress/pages/api-page';
import { services } from '../.vitepress/pages/openapi';

/** A page for each service, and one for all types. */
export default {
  watch: ['../openapi.yaml'],
  paths: () => [
    ...services.map((service) => ({ params: { service }, content: apiPage(service) })),
    { params: { service: 'types' }, content: typesPage() },
  ],
};
