import { contentTypes } from '../../domain/home/content-types';
import type { BlockSize, ItemLayout, LayoutKind } from '../../domain/home/layouts';
import type { View, ViewSize } from '../../domain/catalog/catalog';
import type { ServiceName } from '../http/endpoints';
import type { BlockResponse } from './block-configuration';
import type { CatalogResponse } from './catalog-configuration';
import type { ConfigurationResponse } from './configuration';
import type { ElementResponse } from './element-configuration';

/**
 * The fields of a configuration and the values of those that name one. It repeats the readers' schemas, so that the
 * check of a mistake loads no reader; the compiler holds the two together.
 */
export interface FieldRule {
  /** The allowed names. The index of each is its number. */
  values?: readonly string[];
  /** The fields of the object, or of each object in the list. */
  fields?: Fields;
}

export type Fields = Readonly<Record<string, FieldRule>>;

/** Returns the names of an object that has one entry for each name of a type, in the order of their numbers. */
const namesOf = <Name extends string>(names: Record<Name, true>): Name[] => Object.keys(names) as Name[];

const layoutKinds = namesOf<LayoutKind>({ Banner: true, BannerAndSearch: true, ImageAndText: true });
const itemLayouts = namesOf<ItemLayout>({
  Single: true,
  Multiple: true,
  SquareHorizontal: true,
  SquareGrid: true,
  TextOnImageHorizontal: true,
  TextOnImageGrid: true,
  RoundImageHorizontal: true,
  RoundImageGrid: true,
});
const sizes = namesOf<BlockSize>({ Small: true, Medium: true, Large: true });
const views = namesOf<View>({ List: true, Calendar: true });
const viewSizes = namesOf<ViewSize>({ None: true, Expanded: true, Compact: true });

const any: FieldRule = {};

const elementFields = {
  customElementId: any,
  elementId: any,
  name: any,
  description: any,
  // A number that the catalog does not have is a link.
  type: any,
  imageId: any,
  wideImageId: any,
  link: any,
  isDisplayConditionEnabled: any,
  displayForRoles: any,
  displayForUserGroups: any,
  customTypeIcon: any,
} satisfies Record<keyof ElementResponse, FieldRule>;

const componentUiFields = {
  fullWidth: any,
  imageUiSize: any,
  showOnlyImage: any,
  layoutKind: { values: layoutKinds },
  itemLayout: { values: itemLayouts },
} satisfies Record<keyof NonNullable<BlockResponse['componentUi']>, FieldRule>;

const blockFields = {
  contentType: { values: contentTypes },
  source: any,
  customComponentId: any,
  listName: any,
  showListName: any,
  description: any,
  showDescription: any,
  componentUi: { fields: componentUiFields },
  layoutKind: { values: layoutKinds },
  itemLayout: { values: itemLayouts },
  addBackgroundColor: any,
  backgroundColor: any,
  textColor: any,
  hasViewMoreLinks: any,
  viewMoreLinks: any,
  showElementDescription: any,
  showElementExtraInfo: any,
  showElementStatus: any,
  showElementType: any,
  showMAStatusFilter: any,
  showMATypeFilter: any,
  showMAArchivedFilter: any,
  customCSS: any,
  size: { values: sizes },
  customListAllowUserEdit: any,
  elements: { fields: elementFields },
} satisfies Record<keyof BlockResponse, FieldRule>;

const ofCatalog = {
  id: any,
  name: any,
  layout: {
    fields: { heroImageId: any, logoSpecificLink: any, agent: any } satisfies Record<
      keyof NonNullable<CatalogResponse['layout']>,
      FieldRule
    >,
  },
  defaultCatalog: any,
  loginRequiredForAccess: any,
  ssoLoginRequiredForAccess: any,
  changeCatalog: any,
  hotlineInformationToggle: any,
  components: { fields: blockFields },
  moduleSettings: any,
  cdnUrl: any,
  resultPageShowMostUsedFilters: any,
  resultPageShowStatusFilter: any,
  resultPageShowTypeFilter: any,
  showAllTagCategories: any,
  resultPageTagCategories: any,
  resultPageUICalendarViewSize: { values: viewSizes },
  resultPageUIListViewSize: { values: viewSizes },
  resultPageDefaultView: { values: views },
} satisfies Record<Exclude<keyof CatalogResponse, 'marketplaces'>, FieldRule>;

const catalogFields: Fields = { ...ofCatalog, marketplaces: { fields: ofCatalog } };

/** The fields of a whole configuration. */
export const configurationFields: Fields = {
  services: {
    fields: {
      frontpage: any,
      search: any,
      courses: any,
      elearning: any,
      system: any,
      gallery: any,
      media: any,
    } satisfies Record<ServiceName | 'media', FieldRule>,
  },
  mediaHosts: any,
  catalogs: { fields: catalogFields },
  defaultCatalog: any,
  moduleSettings: any,
  timeZone: any,
  authenticatePath: any,
  calendarFeedUrl: any,
  anonymousAuthorization: any,
  urls: any,
  demo: any,
  analytics: any,
} satisfies Record<keyof ConfigurationResponse, FieldRule>;

/** Returns the allowed names of the field at a path of the configuration. It is empty for a field without names. */
export function valuesOf(path: string): readonly string[] {
  const [root, ...names] = path.replace(/\[\d+\]/g, '').split('.');
  if (root !== 'config') return [];
  const rule = names.reduce<FieldRule | undefined>((outer, name) => outer?.fields?.[name], {
    fields: configurationFields,
  });
  return rule?.values ?? [];
}
