import type { ConditionFit, EligibilityCondition } from '#contract/forms/eligibility.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'
import type { ConditionNames } from './condition-names.ts'
import type { Judgement } from './judgement.ts'
import { wordCondition } from './word-condition.ts'
import { wordSameIn } from './word-grades.ts'
import { wordReason } from './word-reason.ts'

/** The conditions of a form in words, in their order. */
export function wordConditions(
  conditions: readonly EligibilityCondition[],
  language: Language,
  names: ConditionNames,
): Pick<ConditionFit, 'kind' | 'condition'>[] {
  return conditions.map((condition) => ({
    kind: condition.kind,
    condition: wordCondition(condition, language, names),
  }))
}

/** The conditions in words, each with the reader's verdict and its reason. */
export function wordFits(judgements: readonly Judgement[], language: Language, names: ConditionNames): ConditionFit[] {
  return judgements.map((judgement) => ({
    kind: judgement.kind,
    fit: judgement.fit,
    condition: wordForReader(judgement, language, names),
    reason: wordReason(judgement, language, names),
  }))
}

/** A minimum grade is also shown in the grade system of the reader's own school. */
function wordForReader({ condition, reason }: Judgement, language: Language, names: ConditionNames): string {
  const words = wordCondition(condition, language, names)
  if (condition.kind !== 'gpa' || !('grade' in reason)) return words
  const min = { value: condition.min, systemId: condition.systemId }
  const same = wordSameIn(reason.grade.systemId, min, language, names.gpaSystems)
  return same ? translate(language, 'eligibility.gpa.same', { condition: words, grade: same }) : words
}
