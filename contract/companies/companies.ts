import { z } from 'zod'
import { call, mediumBody } from '../call.ts'
import { oneLine } from '../fields/one-line.ts'
import { CompanyName, Email, Id, Phone } from '../fields/patterns.ts'
import { FileKey } from '../forms/form-content.ts'
import { companyTypes } from '../forms/form-facts.ts'
import { member, root } from '../may.ts'
import { companyParams } from '../params.ts'
import { ShownSection } from './company-sections.ts'
import { WebAddress } from './social-links.ts'

// An organization's profile. Members may read it, Roots may change it.

export const id = z.number().int().min(1).max(2_147_483_647)
export const CompanyType = z.enum(companyTypes).meta({ id: 'CompanyType' })
export type CompanyType = z.infer<typeof CompanyType>

const Named = z.object({ id, name: z.string() })

/** The public data of an organization. Photos and banners are addresses, derived from their keys. */
export const CompanyPreview = z
  .object({
    id: Id,
    companyNumber: z.number().int().describe('The short number in its public address'),
    type: z.object({ id: CompanyType, name: z.string() }),
    photo: z.string().nullable(),
    banner: z.string().nullable(),
    name: z.string(),
    exp: z.string(),
    authName: z.string().nullable(),
    authTel: z.string().nullable(),
    email: z.string().nullable(),
    website: z.string().nullable(),
    followers: z.number().int(),
    verified: z.boolean(),
    section1: ShownSection.nullable(),
    section2: ShownSection.nullable(),
    section3: ShownSection.nullable(),
    address: z.string().nullable(),
    country: Named.nullable(),
    city: Named.nullable(),
    town: Named.nullable(),
    lat: z.number().nullable(),
    lon: z.number().nullable(),
    facebook: z.string().nullable(),
    twitter: z.string().nullable(),
    linkedin: z.string().nullable(),
    instagram: z.string().nullable(),
    youtube: z.string().nullable(),
    openForms: z.number().int(),
  })
  .meta({ id: 'CompanyPreview' })
export type CompanyPreview = z.infer<typeof CompanyPreview>

export const readCompany = call('GET', '/companies/:companyId', {
  summary: 'The organization, exactly as the public will see it',
  params: companyParams,
  output: CompanyPreview,
  may: member,
})

export const CompanyIdentity = z.object({
  name: CompanyName,
  type: CompanyType,
  authName: oneLine(100).nullable().describe('The contact person'),
  authTel: Phone.nullable(),
  email: Email.nullable(),
  website: WebAddress.nullable(),
})

export const changeCompany = call('PUT', '/companies/:companyId', {
  summary: "Change the organization's name, kind and contact",
  params: companyParams,
  body: CompanyIdentity.extend({
    type: z.union([CompanyType, z.object({ id: CompanyType })]).describe('Its id, or what was answered'),
  }),
  output: CompanyPreview,
  may: root,
})

export const CompanyProfile = z.object({
  photo: FileKey.nullable().describe('A key from the response of POST …/images'),
  banner: FileKey.nullable(),
  exp: z.string().max(20_000).describe('Rich text'),
})

export const readCompanyProfile = call('GET', '/companies/:companyId/profile', {
  summary: 'The organization’s description, with its photo and banner',
  params: companyParams,
  output: CompanyProfile,
  may: member,
})

export const changeCompanyProfile = call('PUT', '/companies/:companyId/profile', {
  summary: 'Change the organization’s description',
  params: companyParams,
  body: CompanyProfile.extend({ banner: FileKey.nullable().optional().describe('Unchanged if left out') }),
  output: CompanyProfile,
  problems: ['images.notFound'],
  bytes: mediumBody,
  may: root,
})

/** The longest picture in base64: 1.5 MB. */
const longestPicture = 2_097_152

export const addPicture = call('POST', '/companies/:companyId/images', {
  summary: 'Upload a picture of the organization or the cover of a form; save its key to use it',
  params: companyParams,
  body: z.object({
    use: z.enum(['photo', 'banner', 'section', 'cover']),
    data: z
      .string()
      .min(1)
      .max(longestPicture)
      .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'fields.picture')
      .describe('JPEG, PNG or WebP as base64, up to 1.5 MB')
      .meta({ examples: ['UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=='] }),
  }),
  output: z.object({ key: FileKey, address: z.string() }),
  status: 201,
  problems: ['images.unreadable', 'images.tooManyToday', 'images.noRoom', 'accounts.tooManyTries'],
  may: member,
  bytes: longestPicture + 1000,
})
