import { z } from 'zod'
import { call, mediumBody } from './call.ts'
import { EducationLevelCode } from './eligibility.ts'
import { FileKey, FormType } from './form-content.ts'
import { companyTypes } from './form-facts.ts'
import { member, root } from './may.ts'
import { oneLine, paragraphs } from './one-line.ts'
import { CompanyName, Email, Id, Phone, Vkn } from './patterns.ts'
import { sectionFields, sectionNames } from './section-names.ts'

// What an organization says of itself. Reading is for its members, changing for its Roots.

const params = z.object({ companyId: Id })
const id = z.number().int().min(1).max(2_147_483_647)

export const CompanyType = z.enum(companyTypes).meta({ id: 'CompanyType' })
export type CompanyType = z.infer<typeof CompanyType>

/** Somebody else's page: always with its protocol, never a script. */
export const WebAddress = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: 'fields.webAddress' })
  .max(300)
  .meta({ examples: ['https://ornek.org.tr'] })

export const CompanySection = z
  .object({
    title: oneLine(120),
    exp: z.string().max(20_000).describe('Rich text'),
    tags: z.array(oneLine(40).min(1)).max(12),
    video: WebAddress.nullable().describe('A video on YouTube or Vimeo'),
    photo1: FileKey.nullable(),
    photo2: FileKey.nullable(),
    banner: FileKey.nullable(),
  })
  .meta({ id: 'CompanySection' })
export type CompanySection = z.infer<typeof CompanySection>

/** The spelling of the specification, beside ours. */
const capitals = (section: typeof CompanySection) => {
  const { title, exp, tags, video, photo1, photo2, banner } = section.shape
  return { Title: title, Exp: exp, Tags: tags, Video: video, Photo1: photo1, Photo2: photo2, Banner: banner }
}

const AnsweredSection = CompanySection.extend(capitals(CompanySection)).meta({ id: 'AnsweredSection' })
export type AnsweredSection = z.infer<typeof AnsweredSection>

const SectionChange = CompanySection.extend(capitals(CompanySection))
  .partial()
  .check(({ value, issues }) => {
    for (const field of sectionFields) {
      if (value[field] !== undefined || value[sectionNames[field]] !== undefined) continue
      issues.push({ code: 'custom', path: [field], message: 'fields.required', input: undefined })
    }
  })
  .describe('Each field under one of its two names; under both where only one of them was changed')
  .meta({
    examples: [
      { title: 'Neler yapıyoruz?', exp: '', tags: ['burs'], video: null, photo1: null, photo2: null, banner: null },
    ],
  })
export type SectionChange = z.infer<typeof SectionChange>

export const SocialLinks = z.object({
  facebook: WebAddress.nullable().optional(),
  twitter: WebAddress.nullable().optional(),
  linkedin: WebAddress.nullable().optional(),
  instagram: WebAddress.nullable().optional(),
  youtube: WebAddress.nullable().optional(),
})
export type SocialLinks = z.infer<typeof SocialLinks>

/** Whom an organization looks for: what candidates are matched with before there is a form. */
export const Targeting = z.object({
  types: z.array(FormType).max(5),
  levels: z.array(EducationLevelCode).max(7),
  universityIds: z.array(id).max(100),
  cityIds: z.array(id).max(100),
  text: paragraphs(2000),
})
export type Targeting = z.infer<typeof Targeting>

const Named = z.object({ id, name: z.string() })

/** A section as everybody may see it: its pictures are addresses. */
const shown = z.string().nullable()
export const ShownSection = AnsweredSection.extend({
  video: shown,
  photo1: shown,
  photo2: shown,
  banner: shown,
  Video: shown,
  Photo1: shown,
  Photo2: shown,
  Banner: shown,
}).meta({ id: 'ShownSection' })
export type ShownSection = z.infer<typeof ShownSection>

/** An organization as everybody may see it. Photos and banners are addresses, made of their keys. */
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
  params,
  output: CompanyPreview,
  may: member,
})

const CompanyIdentity = z.object({
  name: CompanyName,
  type: CompanyType,
  authName: oneLine(100).nullable().describe('Whom to talk to'),
  authTel: Phone.nullable(),
  email: Email.nullable(),
  website: WebAddress.nullable(),
})

export const changeCompany = call('PUT', '/companies/:companyId', {
  summary: "Change the organization's name, kind and contact",
  params,
  body: CompanyIdentity,
  output: CompanyPreview,
  may: root,
})

const CompanyProfile = z.object({
  photo: FileKey.nullable().describe('A key that POST …/images has answered'),
  banner: FileKey.nullable(),
  exp: z.string().max(20_000).describe('Rich text'),
})

export const readCompanyProfile = call('GET', '/companies/:companyId/profile', {
  summary: 'What the organization says of itself, with its photo and banner',
  params,
  output: CompanyProfile,
  may: member,
})

export const changeCompanyProfile = call('PUT', '/companies/:companyId/profile', {
  summary: 'Change what the organization says of itself',
  params,
  body: CompanyProfile,
  output: CompanyProfile,
  problems: ['images.notFound'],
  bytes: mediumBody,
  may: root,
})

export const readTargeting = call('GET', '/companies/:companyId/profile/targeting', {
  summary: 'Whom the organization looks for',
  params,
  output: Targeting,
  may: member,
})

export const changeTargeting = call('PUT', '/companies/:companyId/profile/targeting', {
  summary: 'Change whom the organization looks for',
  params,
  body: Targeting,
  output: Targeting,
  problems: ['data.notFound'],
  may: root,
})

const section = (number: 1 | 2 | 3) => ({
  read: call('GET', `/companies/:companyId/section${number}`, {
    summary: `Section ${number} of the organization's page; empty fields where nothing is written yet`,
    params,
    output: AnsweredSection,
    may: member,
  }),
  change: call('PUT', `/companies/:companyId/section${number}`, {
    summary: `Change section ${number} of the organization's page`,
    params,
    body: SectionChange,
    output: AnsweredSection,
    problems: ['images.notFound'],
    bytes: mediumBody,
    may: root,
  }),
})
const [first, second, third] = [section(1), section(2), section(3)]
export const readSection1 = first.read
export const changeSection1 = first.change
export const readSection2 = second.read
export const changeSection2 = second.change
export const readSection3 = third.read
export const changeSection3 = third.change

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
  params,
  output: CompanyAddress,
  may: member,
})

export const changeCompanyAddress = call('PUT', '/companies/:companyId/address', {
  summary: 'Change where the organization is; a town must lie in its city, a city in its country',
  params,
  body: CompanyAddress,
  output: CompanyAddress,
  problems: ['data.notFound'],
  may: root,
})

export const readSocialLinks = call('GET', '/companies/:companyId/social', {
  summary: 'Where else the organization is found',
  params,
  output: SocialLinks,
  may: member,
})

export const changeSocialLinks = call('PUT', '/companies/:companyId/social', {
  summary: 'Change where else the organization is found',
  params,
  body: SocialLinks,
  output: SocialLinks,
  may: root,
})

export const CompanyTax = z.object({
  taxTitle: oneLine(300).nullable().describe('The full name on invoices'),
  taxOffice: oneLine(100).nullable(),
  taxNumber: Vkn.nullable(),
})
export type CompanyTax = z.infer<typeof CompanyTax>

export const readCompanyTax = call('GET', '/companies/:companyId/tax', {
  summary: 'What invoices are made out to',
  params,
  output: CompanyTax,
  may: root,
})

export const changeCompanyTax = call('PUT', '/companies/:companyId/tax', {
  summary: 'Change what invoices are made out to; the tax number is checked by its last digit',
  params,
  body: CompanyTax,
  output: CompanyTax,
  may: root,
})

/** 1.5 MB as base64. */
const longestPicture = 2_097_152

export const addPicture = call('POST', '/companies/:companyId/images', {
  summary: 'Upload a picture of the organization or the cover of a form; it is used by saving its key',
  params,
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
  problems: ['images.unreadable', 'accounts.tooManyTries'],
  may: member,
  bytes: longestPicture + 1000,
})
