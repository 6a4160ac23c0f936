import { z } from 'zod'
import { call } from '../call.ts'
import { oneLine } from '../fields/one-line.ts'
import { Day, Id } from '../fields/patterns.ts'
import { EducationLevelCode } from '../forms/eligibility.ts'
import { candidate } from '../may.ts'
import { candidateItemParams, candidateParams } from '../params.ts'
import { competencyTypes, experienceKinds, languageLevels, skillLevels } from './candidate-facts.ts'

// A candidate's background: educations, experiences, certificates, competencies.

const referenceId = z.number().int().min(1).max(2_147_483_647)
const own = oneLine(200).min(2)

/** School, faculty and department are ids of our lists, or texts where the lists lack them. */
const EducationChange = z
  .object({
    level: EducationLevelCode,
    classId: referenceId.nullable(),
    universityId: referenceId.nullable(),
    schoolName: own.nullable().describe('For schools below university, and universities not in the list'),
    facultyId: referenceId.nullable(),
    facultyName: own.nullable(),
    departmentId: referenceId.nullable(),
    departmentName: own.nullable(),
    gpa: z.number().min(-100).max(1000).nullable(),
    gpaSystemId: referenceId.nullable(),
    startedOn: Day.nullable(),
    endedOn: Day.nullable(),
    scholarshipPercent: z.number().int().min(0).max(100).nullable(),
    isCurrent: z.boolean(),
  })
  .meta({
    examples: [
      {
        level: 'highschool',
        classId: 306,
        universityId: null,
        schoolName: 'Kabataş Erkek Lisesi',
        facultyId: null,
        facultyName: null,
        departmentId: null,
        departmentName: null,
        gpa: null,
        gpaSystemId: null,
        startedOn: '2019-09-09',
        endedOn: '2023-06-16',
        scholarshipPercent: null,
        isCurrent: false,
      },
    ],
  })
export type EducationChange = z.infer<typeof EducationChange>

export const Education = EducationChange.extend({
  id: Id,
  levelName: z.string(),
  className: z.string().nullable(),
  universityName: z.string().nullable().describe('From the list, or as written'),
  facultyShown: z.string().nullable(),
  departmentShown: z.string().nullable(),
  gpaSystemName: z.string().nullable(),
}).meta({ id: 'Education' })
export type Education = z.infer<typeof Education>

const ExperienceChange = z.object({
  kind: z.enum(experienceKinds),
  organization: own,
  position: own,
  countryId: referenceId.nullable(),
  cityId: referenceId.nullable(),
  startedOn: Day,
  endedOn: Day.nullable().describe('Null: still there'),
  description: z.string().trim().max(2000),
})
export type ExperienceChange = z.infer<typeof ExperienceChange>

export const Experience = ExperienceChange.extend({
  id: Id,
  countryName: z.string().nullable(),
  cityName: z.string().nullable(),
}).meta({ id: 'Experience' })
export type Experience = z.infer<typeof Experience>

const CertificateChange = z.object({
  name: own,
  issuer: own,
  issuedOn: Day.nullable(),
  expiresOn: Day.nullable(),
  reference: oneLine(300).describe('Its number, or where it can be verified'),
})
export type CertificateChange = z.infer<typeof CertificateChange>

export const Certificate = CertificateChange.extend({ id: Id }).meta({ id: 'Certificate' })
export type Certificate = z.infer<typeof Certificate>

const CompetencyChange = z.object({
  type: z.enum(competencyTypes),
  content: oneLine(100).min(1),
  level: z
    .enum([...languageLevels, ...skillLevels])
    .nullable()
    .default(null)
    .describe('A1 to C2 or native for a language, beginner to expert for a skill, none for a hobby'),
})
export type CompetencyChange = z.infer<typeof CompetencyChange>

export const Competency = CompetencyChange.extend({ id: Id }).meta({ id: 'Competency' })
export type Competency = z.infer<typeof Competency>

/** A change with the former values, for detecting conflicts: TypeScript cannot follow `extend` on a generic schema. */
const withWas = <C extends z.ZodObject>(change: C) =>
  change.extend({
    was: change
      .partial()
      .optional()
      .describe('As it was when the form was opened; if it has changed since, nothing is saved'),
  }) as unknown as z.ZodObject<C['shape'] & { was: z.ZodOptional<z.ZodObject> }, z.core.$strip>

/** The four calls of a list in the profile. */
const kept = <P extends string, C extends z.ZodObject, T extends z.ZodType>(
  path: P,
  change: C,
  item: T,
  words: { readonly list: string; readonly add: string; readonly change: string; readonly remove: string },
) => ({
  list: call('GET', `/candidates/:candidateId/${path}`, {
    summary: words.list,
    params: candidateParams,
    whole: true,
    output: z.object({ items: z.array(item) }),
    may: candidate,
  }),
  add: call('POST', `/candidates/:candidateId/${path}`, {
    summary: words.add,
    params: candidateParams,
    body: change,
    output: item,
    status: 201,
    problems: ['data.notFound', 'candidates.tooMany', 'candidates.wrongOrder'],
    may: candidate,
  }),
  change: call('PUT', `/candidates/:candidateId/${path}/:id`, {
    summary: words.change,
    params: candidateItemParams,
    body: withWas(change),
    output: item,
    problems: ['candidates.notFound', 'data.notFound', 'candidates.wrongOrder', 'candidates.partChanged'],
    may: candidate,
  }),
  remove: call('DELETE', `/candidates/:candidateId/${path}/:id`, {
    summary: words.remove,
    params: candidateItemParams,
    output: z.null(),
    status: 204,
    problems: ['candidates.notFound'],
    may: candidate,
  }),
})

const educations = kept('educations', EducationChange, Education, {
  list: 'Where the candidate studies and has studied, the current ones first',
  add: 'Add an education; the first one activates the account',
  change: 'Change an education',
  remove: 'Delete an education',
})
export const listEducations = educations.list
export const addEducation = educations.add
export const changeEducation = educations.change
export const removeEducation = educations.remove

export const checkEducations = call('GET', '/candidates/:candidateId/educations/check', {
  summary: 'Whether the candidate has any education yet, and whether the current one has everything forms ask for',
  params: candidateParams,
  output: z.object({
    hasEducation: z.boolean(),
    isComplete: z.boolean(),
    missing: z.array(z.enum(['class', 'university', 'faculty', 'department', 'gpa'])),
  }),
  may: candidate,
  timeout: 7500,
})

const experiences = kept('experiences', ExperienceChange, Experience, {
  list: 'Where the candidate has worked or helped, the newest first',
  add: 'Add an experience',
  change: 'Change an experience',
  remove: 'Delete an experience',
})
export const listExperiences = experiences.list
export const addExperience = experiences.add
export const changeExperience = experiences.change
export const removeExperience = experiences.remove

const certificates = kept('certificates', CertificateChange, Certificate, {
  list: 'The candidate’s certificates, the newest first',
  add: 'Add a certificate',
  change: 'Change a certificate',
  remove: 'Delete a certificate',
})
export const listCertificates = certificates.list
export const addCertificate = certificates.add
export const changeCertificate = certificates.change
export const removeCertificate = certificates.remove

const competencies = kept('competencies', CompetencyChange, Competency, {
  list: 'Languages, computer skills, other skills and hobbies',
  add: 'Add a competency',
  change: 'Change a competency',
  remove: 'Delete a competency',
})
export const listCompetencies = competencies.list
export const addCompetency = competencies.add
export const changeCompetency = competencies.change
export const removeCompetency = competencies.remove
