import { hydrateRoot } from 'react-dom/client';
import { ReactPortal } from './ReactPortal';

hydrateRoot(document.querySelector('#app'), <ReactPortal />);
