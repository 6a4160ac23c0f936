import type { Amount, WorkKind } from '#contract/forms/form-content.ts'
import type { Advertisement } from '#contract/listings/listings.ts'
import { advertisementAddress } from '#platform/text/public-addresses.ts'
import { namedCompany } from './company.ts'
import { ofSite, type Site, type Thing, whole } from './thing.ts'

/** What a published form is, for search engines. A closed form is not offered as one to apply to. */
export function advertisement(of: Advertisement, site: Site): Thing {
  if (of.state === 'Closed') return page(of, site)
  return { scholarship: grant, program, job, voluntary: job, other: page }[of.type](of, site)
}

const described = (of: Advertisement, site: Site) => ({
  name: of.title,
  description: of.summary,
  url: whole(advertisementAddress(of), site),
  ...(of.cover && { image: ofSite(of.cover, site) }),
})

const grant = (of: Advertisement, site: Site): Thing => ({
  '@type': 'MonetaryGrant',
  ...described(of, site),
  funder: namedCompany(of.company, site),
  ...(of.amount && {
    amount: { '@type': 'MonetaryAmount', currency: of.amount.currency, value: of.amount.minor / 100 },
  }),
})

const program = (of: Advertisement, site: Site): Thing => ({
  '@type': 'EducationalOccupationalProgram',
  ...described(of, site),
  provider: namedCompany(of.company, site),
  applicationStartDate: of.opensAt ?? of.publishedAt,
  ...(of.closesAt && { applicationDeadline: of.closesAt }),
  ...(of.quota && { maximumEnrollment: of.quota }),
})

/** Volunteering is a kind of employment to search engines. */
const job = (of: Advertisement, site: Site): Thing => ({
  '@type': 'JobPosting',
  title: of.title,
  description: of.body || of.summary,
  url: whole(advertisementAddress(of), site),
  datePosted: of.publishedAt,
  ...(of.closesAt && { validThrough: of.closesAt }),
  hiringOrganization: namedCompany(of.company, site),
  identifier: { '@type': 'PropertyValue', name: of.company.name, value: String(of.formIdentityNumber) },
  employmentType: of.type === 'voluntary' ? 'VOLUNTEER' : employmentTypes[of.workKind ?? 'fullTime'],
  ...locations(of),
  ...(of.quota && { totalJobOpenings: of.quota }),
  ...(of.amount && { baseSalary: salary(of.amount) }),
})

const employmentTypes: Record<WorkKind, string> = {
  fullTime: 'FULL_TIME',
  partTime: 'PART_TIME',
  internship: 'INTERN',
  temporary: 'TEMPORARY',
  freelance: 'CONTRACTOR',
}

/** Remote work says who may do it; all other work says where it is done, at the least in which country. */
function locations({ workPlace, cities, organization }: Advertisement) {
  if (workPlace === 'remote')
    return { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: 'TR' } }
  const names = cities.length > 0 ? cities : organization.city ? [organization.city] : []
  const places = names.map(({ name }) => place({ addressLocality: name }))
  return { jobLocation: places.length > 0 ? places : place({}) }
}

const place = (address: { addressLocality?: string }) => ({
  '@type': 'Place',
  address: { '@type': 'PostalAddress', ...address, addressCountry: 'TR' },
})

const salaryUnits = { month: 'MONTH', year: 'YEAR', term: undefined, once: undefined } as const

/** Search engines know pay by the month and by the year; of everything else only the amount is told. */
function salary({ minor, currency, period }: Amount) {
  const value = minor / 100
  const unitText = salaryUnits[period]
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: unitText ? { '@type': 'QuantitativeValue', value, unitText } : value,
  }
}

/** Competitions, calls and all else that schema.org has no word for: a page that says what it is about. */
const page = (of: Advertisement, site: Site): Thing => ({
  '@type': 'WebPage',
  ...described(of, site),
  inLanguage: of.language,
  datePublished: of.publishedAt,
  ...(of.closesAt && { expires: of.closesAt }),
  publisher: namedCompany(of.company, site),
})
