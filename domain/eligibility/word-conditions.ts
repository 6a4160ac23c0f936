import type { ConditionFit, EligibilityCondition } from '#contract/forms/eligibility.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'
import type { ConditionNames } from './condition-names.ts'
import type { Judgement } from './judgement.ts'
import { wordCondition } from './word-condition.ts'
import { wordSameIn } from './word-grades.ts'
import { wordReason } from './word-reason.ts'

/** What a form asks of whoever applies, in the order it is asked. */
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

/** The same with how the candidate who reads it stands to each condition, and why. */
export function wordFits(judgements: readonly Judgement[], language: Language, names: ConditionNames): ConditionFit[] {
  return judgements.map((judgement) => ({
    kind: judgement.kind,
    fit: judgement.fit,
    condition: wordForReader(judgement, language, names),
    reason: wordReason(judgement, language, names),
  }))
}

/** A minimum grade also says what it comes to in the system that the reader's own school uses. */
function wordForReader({ condition, reason }: Judgement, language: Language, names: ConditionNames): string {
  const words = wordCondition(condition, language, names)
  if (condition.kind !== 'gpa' || !('grade' in reason)) return words
  const min = { value: condition.min, systemId: condition.systemId }
  const same = wordSameIn(reason.grade.systemId, min, language, names.gpaSystems)
  return same ? translate(language, 'eligibility.gpa.same', { condition: words, grade: same }) : words
}
