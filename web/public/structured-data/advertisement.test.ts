import { expect, test } from 'vitest'
import type { Advertisement } from '#contract/listings/listings.ts'
import { advertisement } from './advertisement.ts'

const site = { locale: 'en', publicUrl: 'https://kopru.test' } as const
const company = {
  id: '0199f2a0-0000-7000-8000-000000000001',
  companyNumber: 1001,
  name: 'Çınar Vakfı',
  photo: '/files/profile-images/cinar.webp',
  verified: true,
}

const form: Advertisement = {
  formId: '0199f2a0-0000-7000-8000-000000000002',
  formIdentityNumber: 100042,
  type: 'scholarship',
  state: 'Open',
  title: 'Yarının Mühendisleri',
  summary: 'Mühendislik öğrencilerine',
  language: 'tr',
  cover: null,
  company,
  amount: { minor: 400_000, currency: 'TRY', period: 'month', times: 9 },
  quota: 120,
  levels: ['bachelor'],
  cities: [],
  workPlace: null,
  workKind: null,
  opensAt: null,
  closesAt: '2026-12-01T20:59:00.000Z',
  publishedAt: '2026-11-01T09:00:00.000Z',
  body: '<p>Dokuz ay sürer.</p>',
  tags: [],
  closeWhenFull: false,
  resultAt: null,
  closedAt: null,
  version: 1,
  conditions: [],
  formDocuments: [],
  conditionalDocuments: [],
  questions: [],
  universities: [],
  steps: [],
  texts: [],
  organization: {
    ...company,
    type: { id: 'foundation', name: 'Vakıf' },
    banner: null,
    exp: '',
    authName: null,
    authTel: null,
    email: null,
    website: null,
    followers: 0,
    section1: null,
    section2: null,
    section3: null,
    address: null,
    country: null,
    city: { id: 34, name: 'İstanbul' },
    town: null,
    lat: null,
    lon: null,
    facebook: null,
    twitter: null,
    linkedin: null,
    instagram: null,
    youtube: null,
    openForms: 1,
  },
}

const organization = {
  '@type': 'Organization',
  name: 'Çınar Vakfı',
  url: 'https://kopru.test/en/organizations/cinar-vakfi-1001',
  logo: 'https://kopru.test/files/profile-images/cinar.webp',
}

test('a scholarship is a grant of its organization', () => {
  expect(advertisement(form, site)).toEqual({
    '@type': 'MonetaryGrant',
    name: 'Yarının Mühendisleri',
    description: 'Mühendislik öğrencilerine',
    url: 'https://kopru.test/en/scholarships/yarinin-muhendisleri-100042',
    funder: organization,
    amount: { '@type': 'MonetaryAmount', currency: 'TRY', value: 4000 },
  })
})

test('a program says until when one applies', () => {
  expect(advertisement({ ...form, type: 'program' }, site)).toMatchObject({
    '@type': 'EducationalOccupationalProgram',
    provider: organization,
    applicationStartDate: '2026-11-01T09:00:00.000Z',
    applicationDeadline: '2026-12-01T20:59:00.000Z',
    maximumEnrollment: 120,
  })
})

test('a job has everything that search engines ask of one', () => {
  const job = { ...form, type: 'job', workKind: 'partTime', workPlace: 'hybrid' } as const
  expect(advertisement({ ...job, cities: [{ id: 6, name: 'Ankara' }] }, site)).toEqual({
    '@type': 'JobPosting',
    title: 'Yarının Mühendisleri',
    description: '<p>Dokuz ay sürer.</p>',
    url: 'https://kopru.test/en/jobs/yarinin-muhendisleri-100042',
    datePosted: '2026-11-01T09:00:00.000Z',
    validThrough: '2026-12-01T20:59:00.000Z',
    hiringOrganization: organization,
    identifier: { '@type': 'PropertyValue', name: 'Çınar Vakfı', value: '100042' },
    employmentType: 'PART_TIME',
    jobLocation: [
      { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: 'Ankara', addressCountry: 'TR' } },
    ],
    totalJobOpenings: 120,
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'TRY',
      value: { '@type': 'QuantitativeValue', value: 4000, unitText: 'MONTH' },
    },
  })
})

test('a job without a place is done where its organization is, a remote one anywhere in the country', () => {
  const job = { ...form, type: 'job', workKind: null, workPlace: null } as const
  expect(advertisement(job, site)).toMatchObject({ jobLocation: [{ address: { addressLocality: 'İstanbul' } }] })
  const remote = advertisement({ ...job, workPlace: 'remote' }, site)
  expect(remote).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'TR' },
  })
  expect(remote).not.toHaveProperty('jobLocation')
})

test('volunteering is work of its own kind', () => {
  const voluntary = advertisement({ ...form, type: 'voluntary', amount: null }, site)
  expect(voluntary).toMatchObject({ '@type': 'JobPosting', employmentType: 'VOLUNTEER' })
  expect(voluntary).not.toHaveProperty('baseSalary')
})

test('everything else, and whatever is closed, is only a page', () => {
  expect(advertisement({ ...form, type: 'other' }, site)).toMatchObject({
    '@type': 'WebPage',
    expires: '2026-12-01T20:59:00.000Z',
  })
  expect(advertisement({ ...form, type: 'job', state: 'Closed' }, site)['@type']).toBe('WebPage')
})
