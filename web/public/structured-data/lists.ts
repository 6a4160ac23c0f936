import { type Site, type Thing, whole } from './thing.ts'

interface Named {
  readonly name: string
  readonly address: string
}

export const itemList = (items: readonly Named[], site: Site, firstPosition = 1): Thing => ({
  '@type': 'ItemList',
  itemListElement: items.map(({ name, address }, at) => ({
    '@type': 'ListItem',
    position: firstPosition + at,
    name,
    url: whole(address, site),
  })),
})

export const breadcrumbs = (trail: readonly Named[], site: Site): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, address }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: whole(address, site),
  })),
})

/** The site itself, with how to search it. */
export const webSite = (site: Site, language: string): Thing => ({
  '@type': 'WebSite',
  name: 'Köprü',
  url: whole('/', site),
  inLanguage: language,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${whole('/search', site)}?search={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})
