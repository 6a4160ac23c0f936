import { expect, test } from 'vitest'
import type { CompanyPreview } from '#contract/companies/companies.ts'
import { company } from './company.ts'

const preview: CompanyPreview = {
  id: '0199f2a0-0000-7000-8000-000000000001',
  companyNumber: 1001,
  type: { id: 'municipality', name: 'Belediye' },
  photo: null,
  banner: '/files/profile-images/banner.webp',
  name: 'Boğaz Belediyesi',
  exp: '',
  authName: null,
  authTel: null,
  email: 'bilgi@bogaz.bel.tr',
  website: 'https://bogaz.bel.tr',
  followers: 3,
  verified: true,
  section1: null,
  section2: null,
  section3: null,
  address: 'Sahil Yolu 1',
  country: { id: 223, name: 'Türkiye' },
  city: { id: 34, name: 'İstanbul' },
  town: null,
  lat: 41.04,
  lon: 29,
  facebook: null,
  twitter: null,
  linkedin: null,
  instagram: 'https://instagram.com/bogaz',
  youtube: null,
  openForms: 0,
}

test('an organization tells what it has told, and nothing empty', () => {
  expect(company(preview, 'Boğaz’ın belediyesi', { locale: 'tr', publicUrl: 'https://kopru.test' })).toEqual({
    '@type': 'GovernmentOrganization',
    name: 'Boğaz Belediyesi',
    url: 'https://kopru.test/organizations/bogaz-belediyesi-1001',
    description: 'Boğaz’ın belediyesi',
    image: 'https://kopru.test/files/profile-images/banner.webp',
    email: 'bilgi@bogaz.bel.tr',
    sameAs: ['https://bogaz.bel.tr', 'https://instagram.com/bogaz'],
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Sahil Yolu 1',
      addressRegion: 'İstanbul',
      addressCountry: 'Türkiye',
    },
    location: { '@type': 'Place', geo: { '@type': 'GeoCoordinates', latitude: 41.04, longitude: 29 } },
  })
})
