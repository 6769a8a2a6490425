export { CardFoot } from './CardFoot';
export { ToneIcon } from './ToneIcon';
export { typeIcons } from '../type-icons/type-icons';
