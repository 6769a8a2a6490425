import { renderToString } from 'react-dom/server';
import { ReactPortal } from './ReactPortal';

export const render = () => renderToString(<ReactPortal />);
