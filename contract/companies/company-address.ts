import { z } from 'zod'
import { call } from '../call.ts'
import { paragraphs } from '../fields/one-line.ts'
import { member, root } from '../may.ts'
import { companyParams } from '../params.ts'
import { id } from './companies.ts'

export const CompanyAddress = z
  .object({
    address: paragraphs(500).nullable(),
    countryId: id.nullable(),
    cityId: id.nullable(),
    townId: id.nullable(),
    lat: z.number().min(-90).max(90).nullable(),
    lon: z.number().min(-180).max(180).nullable(),
  })
  .refine(({ lat, lon }) => lat !== null || lon === null, { path: ['lat'], error: 'fields.required' })
  .refine(({ lat, lon }) => lon !== null || lat === null, { path: ['lon'], error: 'fields.required' })
export type CompanyAddress = z.infer<typeof CompanyAddress>

export const readCompanyAddress = call('GET', '/companies/:companyId/address', {
  summary: 'Where the organization is',
  params: companyParams,
  output: CompanyAddress,
  may: member,
})

export const changeCompanyAddress = call('PUT', '/companies/:companyId/address', {
  summary: 'Change where the organization is; a town must lie in its city, a city in its country',
  params: companyParams,
  body: CompanyAddress,
  output: CompanyAddress,
  problems: ['data.notFound'],
  may: root,
})
