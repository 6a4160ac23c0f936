import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'
import { type GpaSystem, type Grade, sameIn } from './normal-gpa.ts'

export interface WrittenGpaSystem extends GpaSystem {
  readonly decimals: number
}

/** `Not ortalaması en az 3,00 / 4,00` */
export function wordMinimum(min: Grade, language: Language, systems: readonly WrittenGpaSystem[]): string {
  const system = systems.find(({ id }) => id === min.systemId)
  if (!system || system.better === 'higher') {
    return translate(language, 'eligibility.gpa.atLeast', { grade: wordGrade(min, language, systems) })
  }
  // If 1,0 is the best grade, "at least 2,5" would be ambiguous.
  return translate(language, 'eligibility.gpa.orBetter', {
    grade: written(min.value, system, language),
    best: written(system.min ?? 0, system, language),
    worst: written(system.max ?? 0, system, language),
  })
}

/** `3,00 / 4,00`; just `2,5` if lower is better, because the highest grade means nothing there. */
export function wordGrade(
  { value, systemId }: Grade,
  language: Language,
  systems: readonly WrittenGpaSystem[],
): string {
  const system = systems.find(({ id }) => id === systemId)
  if (!system || system.max === null || system.better === 'lower') return written(value, system, language)
  return `${written(value, system, language)} / ${written(system.max, system, language)}`
}

/** `3,00`, where its system is clear. */
export const wordMark = (
  { value, systemId }: Grade,
  language: Language,
  systems: readonly WrittenGpaSystem[],
): string =>
  written(
    value,
    systems.find(({ id }) => id === systemId),
    language,
  )

/** A minimum converted to another system; undefined for its own system, or if the two cannot be compared. */
export function wordSameIn(
  systemId: number,
  min: Grade,
  language: Language,
  systems: readonly WrittenGpaSystem[],
): string | undefined {
  const same = convertedTo(systemId, min, systems)
  return same && wordGrade(same, language, systems)
}

/** The same without the best mark of the system. */
export function wordSameMark(
  systemId: number,
  min: Grade,
  language: Language,
  systems: readonly WrittenGpaSystem[],
): string | undefined {
  const same = convertedTo(systemId, min, systems)
  return same && wordMark(same, language, systems)
}

function convertedTo(systemId: number, min: Grade, systems: readonly WrittenGpaSystem[]): Grade | undefined {
  const system = systems.find(({ id }) => id === systemId)
  const value = system && systemId !== min.systemId ? sameIn(system, min, systems) : null
  return value === null ? undefined : { value, systemId }
}

/** Small scales show all their decimals (3,00), large ones only those that are needed (75 or 72,5). */
function written(value: number, system: WrittenGpaSystem | undefined, language: Language): string {
  const decimals = system?.max != null && system.max <= 5 ? system.decimals : 0
  return formatOf(language, decimals).format(value)
}

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(language: Language, decimals: number): Intl.NumberFormat {
  const key = `${language} ${decimals}`
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(language === 'tr' ? 'tr-TR' : 'en-GB', {
      minimumFractionDigits: decimals,
      maximumFractionDigits: 4,
    })
  formats.set(key, format)
  return format
}
