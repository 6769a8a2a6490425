import type { View } from '../../domain/catalog/catalog';
import type { TextKey } from '../../domain/text-key';

export const viewLabels: Record<View, TextKey> = { List: 'LAYOUT_LIST', Calendar: 'LAYOUT_CALENDAR' };
