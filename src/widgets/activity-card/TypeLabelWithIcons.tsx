import { typeIcons } from '../type-icons/type-icons';
import { TypeLabel, type TypeLabelProps } from './TypeLabel';

/** The type of an item with its icon. Its code contains the icons. */
export const TypeLabelWithIcons = (props: Omit<TypeLabelProps, 'icons'>) => (
  <TypeLabel {...props} icons={typeIcons} />
);
