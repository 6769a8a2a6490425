export { CustomList } from './custom-list/CustomList';
export { ImageAndTextHead } from './top-block/ImageAndTextHead';
export { TopBlock } from './top-block/TopBlock';
