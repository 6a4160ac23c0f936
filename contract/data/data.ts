import { z } from 'zod'
import { type CachePolicy, call, numericId, wholeNumber } from '../call.ts'
import { Day, Id } from '../fields/patterns.ts'
import { anyone } from '../may.ts'
import { SentFile } from '../sent-file.ts'

export { turkey } from './turkey.ts'

/**
 * Reference data changes a few times a year; caching for a day is safe because an import purges our own caches at
 * once.
 */
const cache: CachePolicy = { seconds: 86_400, tags: ['reference'] }

const list = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item) })
const id = z.number().int()
const name = z.string().describe('In the language of Accept-Language, if available')
const search = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .optional()
  .describe('Part of the name in either language; case, accents and İ I ı i are ignored')

const Country = z.object({
  id,
  name,
  alpha2: z.string(),
  alpha3: z.string(),
  numeric: z.string(),
  phone: z.string().nullable().describe('Dialling code with its plus sign'),
  flag: z.string(),
})

export const listCountries = call('GET', '/data/countries', {
  summary: 'List the countries: Türkiye first, then alphabetical',
  whole: true,
  output: list(Country),
  may: anyone,
  cache,
})

const City = z.object({ id: id.describe('Plate number in Türkiye, GeoNames id elsewhere'), name })

export const listCities = call('GET', '/data/countries/:countryId/cities', {
  summary: "List a country's cities; Türkiye's are its 81 provinces",
  params: z.object({ countryId: numericId() }),
  query: z.object({ search }),
  whole: true,
  output: list(City),
  problems: ['data.notFound'],
  may: anyone,
  cache,
})

const Town = z.object({ id, name })

export const listTowns = call('GET', '/data/countries/:countryId/cities/:cityId/towns', {
  summary: "List a city's towns; a province's are its districts",
  params: z.object({ countryId: numericId(), cityId: numericId() }),
  whole: true,
  output: list(Town),
  problems: ['data.notFound'],
  may: anyone,
  cache,
})

export const UniversityType = z
  .enum(['state', 'foundation', 'foundation_vocational', 'trnc', 'abroad', 'world'])
  .describe(
    'trnc: in Northern Cyprus; abroad: elsewhere, but in the Turkish placement system; world: all other universities',
  )
export type UniversityType = z.infer<typeof UniversityType>

const University = z.object({
  id,
  name,
  type: UniversityType,
  countryId: id,
  cityId: id.nullable(),
  domain: z.string().nullable(),
  active: z.boolean().describe('false: founded by law, but not teaching yet or no longer'),
})

export const listUniversities = call('GET', '/data/universities', {
  summary: 'List universities, Turkish ones first; without any filter those of Türkiye',
  query: z.object({
    type: UniversityType.optional(),
    countryId: numericId().optional(),
    cityId: numericId().optional(),
    search,
    limit: wholeNumber(1, 1000).default(500),
  }),
  whole: true,
  output: list(University),
  may: anyone,
  cache,
})

export const FacultyKind = z.enum(['faculty', 'school', 'vocational', 'institute', 'conservatory'])
export type FacultyKind = z.infer<typeof FacultyKind>

const Faculty = z.object({ id, name, kind: FacultyKind })

export const listFaculties = call('GET', '/data/universities/:universityId/faculties', {
  summary: "List a university's faculties, schools and institutes; the national catalogue where its own are not known",
  params: z.object({ universityId: numericId().describe('0: the national catalogue') }),
  whole: true,
  output: list(Faculty),
  problems: ['data.notFound'],
  may: anyone,
  cache,
})

export const DepartmentLevel = z.enum(['associate', 'bachelor', 'master', 'phd'])
export type DepartmentLevel = z.infer<typeof DepartmentLevel>

export const StudyMode = z.enum(['open', 'distance'])
export type StudyMode = z.infer<typeof StudyMode>

const Department = z.object({
  id,
  name,
  level: DepartmentLevel,
  lang: z.string().nullable().describe('Language of teaching, where it is known'),
  mode: StudyMode.nullable().describe('Open or distance learning; null for ordinary teaching'),
})

export const listDepartments = call('GET', '/data/universities/:universityId/faculties/:facultyId/departments', {
  summary: "List a faculty's departments",
  params: z.object({
    universityId: numericId().describe('0: the national catalogue'),
    facultyId: numericId(),
  }),
  query: z.object({ level: DepartmentLevel.optional() }),
  whole: true,
  output: list(Department),
  problems: ['data.notFound'],
  may: anyone,
  cache,
})

export const listUniversityDepartments = call('GET', '/data/universities/:universityId/departments', {
  summary: "List the departments of all of a university's faculties, each with its faculty",
  params: z.object({ universityId: numericId() }),
  query: z.object({ level: DepartmentLevel.optional() }),
  whole: true,
  output: list(Department.extend({ facultyId: id, facultyName: name })),
  problems: ['data.notFound'],
  may: anyone,
  cache,
})

const EducationLevel = z.object({ id, code: z.string(), name })

export const listLevels = call('GET', '/data/levels', {
  summary: 'List the levels of education, from primary school up',
  whole: true,
  output: list(EducationLevel),
  may: anyone,
  cache,
})

export const ClassKind = z.enum(['prep', 'year', 'extended', 'coursework', 'qualifying', 'graduated'])
export type ClassKind = z.infer<typeof ClassKind>

const EducationClass = z.object({
  id,
  name,
  kind: ClassKind,
  year: z.number().int().nullable(),
})

export const listClasses = call('GET', '/data/classes/:level', {
  summary: 'List the classes of a level of education, in the order people pass through them',
  params: z.object({
    level: z
      .string()
      .regex(/^(?:[a-z]{1,20}|\d{1,4})$/)
      .meta({ examples: ['bachelor'] })
      .describe('Code or id of the level'),
  }),
  query: z.object({
    lang: z.enum(['tr', 'en']).optional().describe('Language of the names; that of Accept-Language by default'),
  }),
  whole: true,
  output: list(EducationClass),
  problems: ['data.notFound'],
  may: anyone,
  cache,
})

export const Better = z.enum(['higher', 'lower'])
export type Better = z.infer<typeof Better>

const GpaSystem = z.object({
  id,
  code: z.string(),
  name,
  min: z.number().nullable(),
  max: z.number().nullable(),
  decimals: z.number().int(),
  pass: z.number().nullable(),
  better: Better,
  regex: z.string().nullable().describe('A pattern a typed grade must match, if more than its range is checked'),
  default: z.boolean(),
})

export const listGpaSystems = call('GET', '/data/gpa', {
  summary: 'List the grading systems',
  whole: true,
  output: list(GpaSystem),
  may: anyone,
  cache,
})

const Holiday = z.object({
  day: Day,
  name,
  half: z.boolean().describe('Free from one o’clock'),
})

export const listHolidays = call('GET', '/data/holidays', {
  summary: 'List the public holidays of Türkiye from this year on, as far as they are known',
  whole: true,
  output: list(Holiday),
  may: anyone,
  cache,
})

export const DocumentCategory = z.enum([
  'education',
  'identity',
  'family_income',
  'legal',
  'status',
  'health',
  'career',
  'bank',
  'other',
])
export type DocumentCategory = z.infer<typeof DocumentCategory>

const DocumentType = z.object({
  id,
  category: DocumentCategory,
  name,
  eDevlet: z.boolean().describe('Can be fetched from e-Devlet'),
  validMonths: z.number().int().nullable().describe('How old the document may be'),
  usedFor: z.array(z.string()),
  multiple: z.boolean().describe('Several files may be uploaded'),
  accept: z.array(z.string()).describe('Media types that may be uploaded'),
})

export const listDocumentTypes = call('GET', '/data/doctypes', {
  summary: 'List the types of documents that forms may ask for',
  whole: true,
  output: list(DocumentType),
  may: anyone,
  cache,
})

export const BankType = z.enum(['deposit', 'participation', 'investment', 'central', 'other'])
export type BankType = z.infer<typeof BankType>

const Bank = z.object({
  id,
  name: z.string(),
  type: BankType,
  eftCode: z.string(),
  ibanCode: z.string().describe('The five digits after the check digits of an IBAN'),
  bic: z.string().nullable(),
  receivesPersonalAccounts: z.boolean(),
})

export const listBanks = call('GET', '/data/banks', {
  summary: 'List the banks of Türkiye with their codes in an IBAN',
  whole: true,
  output: list(Bank),
  may: anyone,
  cache,
})

export const openPrivateFile = call('GET', '/data/application/documents', {
  summary: 'A private file behind a link signed a few minutes ago',
  query: z.object({
    appId: Id.optional().describe('The application it belongs to; left out for the candidate’s own documents'),
    token: z.string().min(20).max(2000),
    download: z.enum(['1']).optional().describe('Download instead of display'),
  }),
  output: SentFile,
  problems: ['files.linkExpired', 'files.notFound', 'files.noSuchPart'],
  may: anyone,
})
