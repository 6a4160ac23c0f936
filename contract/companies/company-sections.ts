import { z } from 'zod'
import { call, mediumBody } from '../call.ts'
import { oneLine } from '../fields/one-line.ts'
import { FileKey } from '../forms/form-content.ts'
import { member, root } from '../may.ts'
import { companyParams } from '../params.ts'
import { sectionFields, sectionNames } from './section-names.ts'
import { WebAddress } from './social-links.ts'

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

/** The same fields in the specification's spelling. */
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
  .describe('Each field under one of its two names; under both if only one of them was changed')
  .meta({
    examples: [
      { title: 'Neler yapıyoruz?', exp: '', tags: ['burs'], video: null, photo1: null, photo2: null, banner: null },
    ],
  })
export type SectionChange = z.infer<typeof SectionChange>

/** The public form of a section: its pictures are addresses. */
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

const section = (number: 1 | 2 | 3) => ({
  read: call('GET', `/companies/:companyId/section${number}`, {
    summary: `Section ${number} of the organization's page; empty fields where nothing is written yet`,
    params: companyParams,
    output: AnsweredSection,
    may: member,
  }),
  change: call('PUT', `/companies/:companyId/section${number}`, {
    summary: `Change section ${number} of the organization's page`,
    params: companyParams,
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
