import { z } from 'zod'
import { DepartmentLevel, StudyMode, UniversityType } from '#contract/data/data.ts'

const id = z.number().int().min(1).max(999_999)
const text = z.string().trim().min(1).max(300)

const Provinces = z.array(
  z.object({
    id,
    name: text,
    districts: z.array(z.object({ id: id.max(9999), name: text })).min(1),
  }),
)
export type Provinces = z.output<typeof Provinces>

const TurkishUniversities = z.array(
  z.object({
    id,
    name: text,
    nameEn: text.nullish(),
    type: UniversityType.exclude(['world']),
    countryId: id,
    provinceId: id.nullish(),
    domain: text.nullish(),
    active: z.boolean().default(true),
    faculties: z.array(
      z.object({
        id,
        name: text,
        nameEn: text.nullish(),
        departments: z.array(
          z.object({
            id,
            name: text,
            nameEn: text.nullish(),
            level: DepartmentLevel,
            lang: z.string().length(2).nullish(),
            mode: StudyMode.nullish(),
          }),
        ),
      }),
    ),
  }),
)
export type TurkishUniversities = z.output<typeof TurkishUniversities>

const WorldUniversities = z.array(z.object({ id, name: text, countryId: id, domain: text.nullish() }))
export type WorldUniversities = z.output<typeof WorldUniversities>

const Holidays = z.array(
  z.object({ day: z.iso.date(), name: text, nameEn: text.nullish(), half: z.boolean().default(false) }),
)
export type Holidays = z.output<typeof Holidays>

export type ImportFile =
  | { readonly shape: 'turkey-provinces-districts'; readonly rows: Provinces }
  | { readonly shape: 'universities-tr'; readonly rows: TurkishUniversities }
  | { readonly shape: 'world-universities'; readonly rows: WorldUniversities }
  | { readonly shape: 'holidays-tr'; readonly rows: Holidays }

/** The fault of an import file, for callers that translate it. */
export interface WrongFile {
  readonly wrong: 'notJson' | 'unknown' | 'row' | 'sameId' | 'place'
  /** Counted from 1 */
  readonly row?: number
  readonly name?: string
  /** The field of the row, or the id that two rows have */
  readonly at?: string
}

/** The file cannot be loaded; the message is one English sentence for the person who imports it. */
export class ImportError extends Error {
  readonly file: WrongFile | undefined
  constructor(message: string, file?: WrongFile) {
    super(message)
    this.file = file
  }
}

/** Recognises which of the known files it is by the columns of its rows, and checks every row. */
export function readImport(content: string): ImportFile {
  const rows = parseJson(content)
  const first = z.array(z.record(z.string(), z.unknown())).min(1).safeParse(rows).data?.[0]
  if (first && 'districts' in first) return { shape: 'turkey-provinces-districts', rows: check(Provinces, rows) }
  if (first && 'faculties' in first) return { shape: 'universities-tr', rows: check(TurkishUniversities, rows) }
  if (first && 'countryId' in first) return { shape: 'world-universities', rows: check(WorldUniversities, rows) }
  if (first && 'day' in first) return { shape: 'holidays-tr', rows: checkDays(rows) }
  throw new ImportError(
    'This is none of the known files: a list of provinces with districts, of Turkish universities with faculties, of universities with countryId, or of holidays with their day.',
    { wrong: 'unknown' },
  )
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch (error) {
    throw new ImportError(`The file is not JSON: ${error instanceof Error ? error.message : error}.`, {
      wrong: 'notJson',
    })
  }
}

function check<Row extends { id: number; name: string }>(shape: z.ZodType<Row[]>, rows: unknown): Row[] {
  const checked = checkShape(shape, rows)
  const seen = new Map<number, string>()
  for (const [at, { id, name }] of checked.entries()) {
    const other = seen.get(id)
    if (other) {
      const file: WrongFile = { wrong: 'sameId', row: at + 1, name, at: String(id) }
      throw new ImportError(`Two rows have the id ${id}: "${other}" and "${name}".`, file)
    }
    seen.set(id, name)
  }
  return checked
}

function checkDays(rows: unknown): Holidays {
  const checked = checkShape(Holidays, rows)
  const seen = new Set<string>()
  for (const [at, { day, name }] of checked.entries()) {
    const file: WrongFile = { wrong: 'sameId', row: at + 1, name, at: day }
    if (seen.has(day)) throw new ImportError(`Row ${at + 1} ("${name}") is the second for ${day}.`, file)
    seen.add(day)
  }
  return checked
}

function checkShape<Row>(shape: z.ZodType<Row[]>, rows: unknown): Row[] {
  const parsed = shape.safeParse(rows)
  if (!parsed.success) throw wrongRow(parsed.error.issues[0], rows)
  return parsed.data
}

function wrongRow(issue: z.core.$ZodIssue | undefined, rows: unknown) {
  const [index, ...field] = issue?.path ?? []
  const name = z.array(z.object({ name: z.unknown() })).safeParse(rows).data?.[Number(index)]?.name
  const [row, at] = [Number(index) + 1, field.join('.')]
  const which = typeof name === 'string' ? ` ("${name}")` : ''
  const file: WrongFile = { wrong: 'row', row, at, ...(typeof name === 'string' && { name }) }
  return new ImportError(`Row ${row}${which} is wrong at "${at}": ${issue?.message}.`, file)
}
