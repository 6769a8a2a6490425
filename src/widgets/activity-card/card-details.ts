export { CardFoot } from './CardFoot';
export { ToneIcon } from './ToneIcon';
export { TypeLabelWithIcons } from './TypeLabelWithIcons';
export { typeIcons } from '../type-icons/type-icons';
export { TypeAndReason } from './TypeAndReason';
