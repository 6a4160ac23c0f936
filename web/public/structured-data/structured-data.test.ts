import { expect, test } from 'vitest'
import { breadcrumbs, itemList, webSite } from './lists.ts'
import { writeThings } from './structured-data.tsx'

const site = { locale: 'tr', publicUrl: 'https://kopru.test' } as const

test('what people write cannot end the script that it stands in', () => {
  const written = writeThings([{ '@type': 'Thing', name: '</script><script>alert(1)</script>' }])
  expect(written).not.toContain('<')
  expect(JSON.parse(written)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Thing',
    name: '</script><script>alert(1)</script>',
  })
})

test('several things are one graph', () => {
  const trail = [
    { name: 'Köprü', address: '/' },
    { name: 'Burslar', address: '/scholarships' },
  ]
  expect(JSON.parse(writeThings([breadcrumbs(trail, site), itemList([], site)]))['@graph']).toEqual([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Köprü', item: 'https://kopru.test/' },
        { '@type': 'ListItem', position: 2, name: 'Burslar', item: 'https://kopru.test/scholarships' },
      ],
    },
    { '@type': 'ItemList', itemListElement: [] },
  ])
})

test('the second page of a list goes on counting', () => {
  expect(itemList([{ name: 'Burs', address: '/scholarships/burs-1' }], site, 21).itemListElement).toEqual([
    { '@type': 'ListItem', position: 21, name: 'Burs', url: 'https://kopru.test/scholarships/burs-1' },
  ])
})

test('the site says how it is searched', () => {
  expect(webSite({ ...site, locale: 'en' }, 'en')).toMatchObject({
    url: 'https://kopru.test/en',
    potentialAction: { target: { urlTemplate: 'https://kopru.test/en/search?search={search_term_string}' } },
  })
})
