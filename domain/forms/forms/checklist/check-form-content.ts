import type { ChecklistItem } from '#contract/forms/company-forms.ts'
import type { FormContent, FormType } from '#contract/forms/form-content.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'
import { checkBasics } from './checks/check-basics.ts'
import { checkDates } from './checks/check-dates.ts'
import { checkDocuments } from './checks/check-documents.ts'
import { checkEligibility } from './checks/check-eligibility.ts'
import { checkMessages } from './checks/check-messages.ts'
import { checkQuestions } from './checks/check-questions.ts'
import { checkReviewers, checkSteps } from './checks/check-steps.ts'
import { checkTexts } from './checks/check-texts.ts'
import type { Facts } from './checks/finding.ts'

/**
 * Checks what must be fixed before a form can be published, and what deserves a second look, in the order of the
 * builder.
 */
export function checkFormContent(
  type: FormType,
  content: FormContent,
  facts: Facts,
  language: Language,
): ChecklistItem[] {
  const findings = [
    ...checkBasics(type, content.basics, facts),
    ...checkDates(content.dates, facts),
    ...checkEligibility(content.eligibility, facts, language),
    ...checkQuestions(content.questions),
    ...checkDocuments(content.documents, content.questions, facts),
    ...checkSteps(content.steps),
    ...checkReviewers(content.reviewers, facts),
    ...checkMessages(content.messages),
    ...checkTexts(content.texts),
  ]
  return findings.map(({ part, field, key, values, blocks }) => ({
    part,
    field,
    message: translate(language, key, values),
    blocks,
  }))
}
