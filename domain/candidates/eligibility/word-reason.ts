import type { ConditionKind } from '#contract/forms/eligibility.ts'
import type { Language } from '#platform/text/locales.ts'
import type { MessageValues } from '#platform/text/message.ts'
import { translate } from '#platform/texts.ts'
import type { ConditionNames } from './condition-names.ts'
import type { Judgement, Reason } from './judgement.ts'
import { wordGrade, wordMark, wordSameMark } from './word-grades.ts'
import { nameOf } from './word-lists.ts'

/** Tells the candidate why a condition is met, not met, or unknown. */
export function wordReason(judgement: Judgement, language: Language, names: ConditionNames): string {
  return translate(language, sentences[judgement.reason.code], valuesOf(judgement, language, names))
}

const sentences: Record<Reason['code'], string> = {
  noEducation: 'eligibility.noEducation',
  notInProfile: 'eligibility.notInProfile',
  incomparable: 'eligibility.incomparable',
  listed: 'eligibility.listed',
  notListed: 'eligibility.notListed',
  rightAge: 'eligibility.rightAge',
  tooYoung: 'eligibility.tooYoung',
  tooOld: 'eligibility.tooOld',
  gradeEnough: 'eligibility.gradeEnough',
  gradeTooLow: 'eligibility.gradeTooLow',
}

function valuesOf(judgement: Judgement, language: Language, names: ConditionNames): MessageValues {
  const { kind, condition, reason } = judgement
  if ('value' in reason) return { kind, name: wordOwn(kind, reason.value, language, names) }
  if ('age' in reason) return { ...reason }
  if (!('grade' in reason) || condition.kind !== 'gpa') return { kind }
  const { gpaSystems } = names
  const min = { value: condition.min, systemId: condition.systemId }
  const own = gpaSystems.find(({ id }) => id === reason.grade.systemId)
  if (reason.code === 'gradeEnough') return { grade: wordGrade(reason.grade, language, gpaSystems) }
  // Both in the candidate's own system, which need not be named.
  return {
    grade: wordMark(reason.grade, language, gpaSystems),
    min: wordSameMark(reason.grade.systemId, min, language, gpaSystems) ?? wordMark(min, language, gpaSystems),
    better: own?.better ?? 'higher',
  }
}

/** The name of the candidate's own level, school or place. */
function wordOwn(kind: ConditionKind, value: number | string, language: Language, names: ConditionNames): string {
  if (kind === 'level') return translate(language, 'eligibility.levelName', { level: value })
  if (kind === 'gender') return translate(language, 'eligibility.genderName', { gender: value })
  const id = Number(value)
  if (kind !== 'class') return nameOf(id, namesFor(kind, names))
  const own = names.classes.get(id)
  return own ? `${own.level}, ${own.name}` : `#${id}`
}

function namesFor(kind: ConditionKind, names: ConditionNames): ReadonlyMap<number, string> {
  if (kind === 'university') return names.universities
  if (kind === 'faculty') return names.faculties
  if (kind === 'department') return names.departments
  return kind === 'city' ? names.cities : names.countries
}
