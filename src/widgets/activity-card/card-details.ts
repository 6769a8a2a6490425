export { CardFoot } from './CardFoot';
export { typeIcons } from '../type-icons/type-icons';
