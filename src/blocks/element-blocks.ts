export { CustomList } from './custom-list/CustomList';
export { ImageAndTextHead } from './top-block/ImageAndTextHead';
export { TextBlock } from './text-block/TextBlock';
export { TopBlock } from './top-block/TopBlock';
