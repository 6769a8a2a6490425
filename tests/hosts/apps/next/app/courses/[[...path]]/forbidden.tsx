export { PlainCatalog as default } from '../PlainCatalog';
