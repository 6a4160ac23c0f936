import { EnteredCandidate } from '#contract/entries/enter-candidates.ts'
import type { EntryField } from '#contract/entries/entry-facts.ts'
import type { EntryFault } from '#contract/entries/entry-words.ts'
import { Email, Gsm, Name, Surname } from '#contract/fields/patterns.ts'
import type { StoredAnswer } from '#contract/forms/answer-test.ts'
import type { EducationLevelCode, Gender } from '#contract/forms/eligibility.ts'
import { type GpaSystem, type Grade, normalGpa } from '#domain/candidates/eligibility/normal-gpa.ts'
import { istanbulDay } from '#platform/text/dates.ts'
import { fold } from '#platform/text/turkish.ts'
import type { PlaceKind, PlaceOf } from './answers/listed-places.ts'
import { readDay } from './answers/read-day.ts'
import { readSmallNumber } from './answers/read-number.ts'

/** A person as an organization entered them, with the line of the file or the position in the list. */
export interface EnteredPerson extends Pick<EnteredCandidate, 'name' | 'surname'>, PersonFacts {
  readonly line: number
  /** Empty without an address: the person is not invited. */
  readonly email: string
  readonly phone: string | null
  /** An invalid phone number: the person is entered without it. */
  readonly wrongPhone?: string
  readonly education: PersonEducation | null
  /** To questions of the form, by their ids */
  readonly answers: Readonly<Record<string, StoredAnswer>>
}

/** Facts for judging conditions, beside the education. Null: not given. */
interface PersonFacts {
  readonly birthDate: string | null
  readonly gender: Gender | null
  readonly nationalityId: number | null
  readonly cityId: number | null
}

interface PersonEducation {
  readonly level: EducationLevelCode
  readonly classId: number | null
  readonly universityId: number | null
  readonly school: string | null
  readonly department: string | null
  readonly gpa: Grade | null
}

export type RowValues = Readonly<Partial<Record<EntryField, string>>>

export interface Fault {
  readonly field: EntryField
  readonly fault: EntryFault
}

/** The levels and classes that a row can contain. */
export interface KnownClasses {
  readonly levels: readonly { readonly code: EducationLevelCode; readonly name: string; readonly nameEn: string }[]
  readonly classes: readonly KnownClass[]
  readonly systems: readonly GpaSystem[]
}

interface KnownClass {
  readonly id: number
  readonly level: EducationLevelCode
  readonly kind: string
  readonly year: number | null
  readonly name: string
  readonly nameEn: string
}

type Read = { readonly person: EnteredPerson; readonly faults: readonly [] } | { readonly faults: readonly Fault[] }

/** Reads a row of a list; all its faults are reported together. `level` is the default for schools without one. */
export function readPerson(
  line: number,
  values: RowValues,
  known: KnownClasses & { readonly placeOf?: PlaceOf },
  level: EducationLevelCode | null = null,
): Read {
  const faults: Fault[] = []
  const says = (field: EntryField) => (values[field] ?? '').trim()
  const take = <T>(field: EntryField, text: string, read: (text: string) => T | undefined, isRequired = false) => {
    if (text === '' && !isRequired) return null
    const value = text === '' ? undefined : read(text)
    if (value === undefined) faults.push({ field, fault: text === '' ? 'missing' : 'wrong' })
    return value ?? null
  }
  const whole = says('fullName')
  const named = says('name') === '' && says('surname') === '' && whole !== '' ? splitName(whole) : undefined
  const email = take('email', says('email'), parsed(Email))
  const name = take(named ? 'fullName' : 'name', named?.name ?? says('name'), parsed(Name), true)
  // The last word of a whole name is the surname; a name of one word has none.
  const surname = take(named ? 'fullName' : 'surname', named?.surname ?? says('surname'), parsed(Surname), true)
  const school = take('university', says('university'), parsed(School))
  const department = take('department', says('department'), parsed(School))
  const gpa = take('gpa', says('gpa'), (text) => gradeWritten(text, known.systems))
  const asksLevel = school !== null || department !== null || gpa !== null || says('class') !== ''
  const written = take('level', says('level'), (text) => levelNamed(text, known))
  const stands = written ?? level
  if (asksLevel && stands === null && says('level') === '') faults.push({ field: 'level', fault: 'missing' })
  const classId = take('class', says('class'), (text) => (stands === null ? 0 : classNamed(text, stands, known)))
  const placed = (kind: PlaceKind) => (text: string) => known.placeOf?.(kind, text)
  const facts: PersonFacts = {
    birthDate: take('birthDate', says('birthDate'), birthDateIn),
    gender: take('gender', says('gender'), genderIn),
    nationalityId: take('nationality', says('nationality'), placed('country')),
    cityId: take('city', says('city'), placed('city')),
  }
  if (name === null || surname === null || faults.length > 0) return { faults: once(faults) }
  const education =
    stands !== null && (asksLevel || written !== null)
      ? { level: stands, classId, universityId: null, school, department, gpa }
      : null
  const person = { line, email: orNone(email), name, surname, ...readPhone(says('phone')), education, ...facts }
  return { person: { ...person, answers: {} }, faults: [] }
}

const orNone = (email: string | null) => email ?? ''

/** A mistyped phone does not exclude a person. */
export function readPhone(text: string): Pick<EnteredPerson, 'phone' | 'wrongPhone'> {
  if (text.trim() === '') return { phone: null }
  const phone = Gsm.safeParse(text).data
  return phone === undefined ? { phone: null, wrongPhone: text } : { phone }
}

const School = EnteredCandidate.shape.education.unwrap().unwrap().shape.school.unwrap().unwrap()

const parsed =
  (schema: { safeParse(text: string): { success: boolean; data?: string | undefined } }) =>
  (text: string): string | undefined =>
    schema.safeParse(text).data

function splitName(whole: string) {
  const words = whole.split(/\s+/u)
  return { name: words.slice(0, -1).join(' '), surname: words.at(-1) ?? '' }
}

const once = (faults: readonly Fault[]) =>
  faults.filter(({ field }, at) => faults.findIndex((other) => other.field === field) === at)

const bare = (text: string) => fold(text).replace(/[^a-z0-9]/g, '')

/** Other names of levels than those in the reference data. */
const otherWords: Readonly<Record<string, EducationLevelCode>> = {
  universite: 'bachelor',
  undergraduate: 'bachelor',
  bachelor: 'bachelor',
  bachelors: 'bachelor',
  meslekyuksekokulu: 'associate',
  myo: 'associate',
  associate: 'associate',
  master: 'master',
  masters: 'master',
  graduate: 'master',
  lisansustu: 'master',
  phd: 'phd',
  doctorate: 'phd',
  ilkogretim: 'primary',
  ortaogretim: 'highschool',
}

const levelNamed = (text: string, { levels }: KnownClasses): EducationLevelCode | undefined =>
  levels.find(({ code, name, nameEn }) => [code, name, nameEn].some((way) => bare(way) === bare(text)))?.code ??
  otherWords[bare(text)]

/** `3`, `3. sınıf` and `Year 3` are the third year; `Hazırlık` and `Mezun` are read by their words. */
function classNamed(text: string, level: EducationLevelCode, { classes }: KnownClasses): number | undefined {
  const ofLevel = classes.filter((one) => one.level === level)
  const word = bare(text)
  const exact = ofLevel.find(({ name, nameEn }) => bare(name) === word || bare(nameEn) === word)
  if (exact) return exact.id
  const year = /^(?:year|grade|class|sinif)?(\d{1,2})(?:sinif|yil|year|grade|class|st|nd|rd|th)*$/.exec(word)?.[1]
  if (year !== undefined) return ofLevel.find((one) => one.year === Number(year))?.id
  const kind = /^hazirlik|^prep/.test(word) ? 'prep' : /^mezun|^graduat/.test(word) ? 'graduated' : undefined
  return ofLevel.find((one) => one.kind === kind)?.id
}

/** `3,20`, `3.20/4` and `85` are grades; a value that several systems allow needs its maximum. */
function gradeWritten(text: string, systems: readonly GpaSystem[]): Grade | undefined {
  const [written = '', of] = text.split('/')
  const [value, max] = [readSmallNumber(written), of === undefined ? undefined : readSmallNumber(of)]
  if (value === undefined || (of !== undefined && max === undefined)) return undefined
  const usual = value <= 4 ? 4 : value > 10 ? 100 : undefined
  const system = systems.find((one) => one.max === (max ?? usual) && one.better === 'higher')
  const grade = system && { value, systemId: system.id }
  return grade && normalGpa(grade, systems) !== null ? grade : undefined
}

function birthDateIn(text: string): string | undefined {
  const day = readDay(text)
  return day !== undefined && day >= '1900-01-01' && day < istanbulDay(new Date()) ? day : undefined
}

const genderWords: Readonly<Record<Gender, readonly string[]>> = {
  female: ['kadin', 'kiz', 'k', 'female', 'woman', 'f'],
  male: ['erkek', 'e', 'male', 'man', 'm'],
  other: ['diger', 'other'],
}

const genderIn = (text: string): Gender | undefined =>
  (Object.keys(genderWords) as Gender[]).find((gender) => genderWords[gender].includes(bare(text)))
