import { z } from 'zod'
import { call } from '../call.ts'
import { paragraphs } from '../fields/one-line.ts'
import { member, root } from '../may.ts'
import { companyParams } from '../params.ts'
import { id } from './companies.ts'

const Place = z.object({ countryId: id.nullable(), cityId: id.nullable(), townId: id.nullable() })

const Spot = z.object({
  address: paragraphs(500).nullable(),
  lat: z.number().min(-90).max(90).nullable(),
  lon: z.number().min(-180).max(180).nullable(),
})

/** Checks that both coordinates are given, or neither. */
const withBothCoordinates = <Address extends z.ZodObject>(schema: Address): Address =>
  schema.check(({ value, issues }) => {
    const { lat, lon } = value as z.infer<typeof Spot>
    if ((lat === null) === (lon === null)) return
    issues.push({ code: 'custom', path: [lat === null ? 'lat' : 'lon'], message: 'fields.required', input: value })
  })

export const CompanyAddress = withBothCoordinates(Spot.extend(Place.shape))
export type CompanyAddress = z.infer<typeof CompanyAddress>

export const readCompanyAddress = call('GET', '/companies/:companyId/address', {
  summary: 'The organization’s address',
  params: companyParams,
  output: CompanyAddress,
  may: member,
})

export const changeCompanyAddress = call('PUT', '/companies/:companyId/address', {
  summary:
    'Change the organization’s address; a district must be in its city, a city in its country. Fields left out of these stay as they are',
  params: companyParams,
  body: withBothCoordinates(Spot.extend(Place.partial().shape)),
  output: CompanyAddress,
  problems: ['data.notFound'],
  may: root,
})
