import type { CatalogPart } from '../catalog-format';
import { textOf } from './five';
import { mainHome } from './home/main-home';
import { otherHomes } from './home/other-homes';
import type { Area } from './subjects/subject';
import { tagId } from './tags/tags';

/** The main catalog with its market places, and one that requires login (R-ENTITY-001, R-ENTITY-002). */
export function makeCatalogs(): CatalogPart[] {
  return [
    {
      id: '1',
      name: textOf(['Alle tilbud', 'All offers', 'Alla erbjudanden', 'Alle tilbod', 'Cała oferta']),
      isDefault: true,
      components: mainHome,
      marketplaces: [
        {
          id: '11',
          name: textOf([
            'Sundhed og omsorg',
            'Health and care',
            'Hälsa och omsorg',
            'Helse og omsorg',
            'Zdrowie i opieka',
          ]),
          tagIds: areaTags(['health', 'care']),
          components: otherHomes.care,
        },
        {
          id: '12',
          name: textOf(['IT og data', 'IT and data', 'IT och data', 'IT og data', 'IT i dane']),
          tagIds: areaTags(['it', 'data']),
          components: otherHomes.digital,
        },
      ],
    },
    {
      id: '2',
      name: textOf(['Ledelse', 'Leadership', 'Ledarskap', 'Leiing', 'Kierowanie']),
      loginRequired: true,
      tagIds: areaTags(['leadership', 'teamwork', 'law', 'economy']),
      components: otherHomes.leaders,
    },
  ];
}

function areaTags(areas: readonly Area[]): string[] {
  return areas.map((area) => tagId('area', area));
}
