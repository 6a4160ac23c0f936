import type { CompanyPreview, CompanyType } from '#contract/companies/companies.ts'
import { companyAddress } from '#platform/text/public-addresses.ts'
import { ofSite, type Site, type Thing, whole } from './thing.ts'

type Named = Pick<CompanyPreview, 'name' | 'companyNumber' | 'photo'>

/** An organization as a reference, for example of a form. */
export const namedCompany = (company: Named, site: Site): Thing => ({
  '@type': 'Organization',
  name: company.name,
  url: whole(companyAddress(company), site),
  ...(company.photo && { logo: ofSite(company.photo, site) }),
})

const kinds: Record<CompanyType, string> = {
  foundation: 'NGO',
  association: 'NGO',
  company: 'Corporation',
  university: 'CollegeOrUniversity',
  school: 'School',
  municipality: 'GovernmentOrganization',
  publicBody: 'GovernmentOrganization',
  chamber: 'Organization',
  other: 'Organization',
}

/** An organization on its own page, with all its data. */
export function company(preview: CompanyPreview, description: string, site: Site): Thing {
  const { website, facebook, twitter, linkedin, instagram, youtube } = preview
  const sameAs = [website, facebook, twitter, linkedin, instagram, youtube].filter((address) => address !== null)
  return {
    ...namedCompany(preview, site),
    '@type': kinds[preview.type.id],
    ...(description && { description }),
    ...(preview.banner && { image: ofSite(preview.banner, site) }),
    ...(preview.email && { email: preview.email }),
    ...(preview.authTel && { telephone: preview.authTel }),
    ...(sameAs.length > 0 && { sameAs }),
    ...(preview.city && { address: postalAddress(preview) }),
    ...(preview.lat !== null && preview.lon !== null && { location: place(preview.lat, preview.lon) }),
  }
}

const postalAddress = ({ address, town, city, country }: CompanyPreview) => ({
  '@type': 'PostalAddress',
  ...(address && { streetAddress: address }),
  ...(town && { addressLocality: town.name }),
  ...(city && { addressRegion: city.name }),
  ...(country && { addressCountry: country.name }),
})

const place = (latitude: number, longitude: number) => ({
  '@type': 'Place',
  geo: { '@type': 'GeoCoordinates', latitude, longitude },
})
