import type { Output } from '#contract/call.ts'
import type { ApplicationStatus } from '#contract/fields/application-status.ts'
import type { readCompanyApplication as call } from '#contract/review/company-application.ts'
import type { applicationResults } from '#database/schema/results/application-results.ts'
import { feedbackWords } from '#domain/applying/applications/feedback-words.ts'
import type { Language } from '#platform/text/locales.ts'

type Result = NonNullable<Output<typeof call>['result']>

const nothing: Result = {
  acceptance: null,
  acceptBy: null,
  answeredAt: null,
  declineReason: null,
  feedback: null,
  reservePlace: null,
}

/** The fields of the current decision; fields of earlier decisions are kept but not shown. */
export function resultIn(
  language: Language,
  status: ApplicationStatus,
  row: typeof applicationResults.$inferSelect,
): Result | null {
  const { acceptance, acceptBy, answeredAt, declineReason, reservePlace } = row
  if (status === 'Approved' && acceptance)
    return {
      ...nothing,
      acceptance,
      acceptBy: acceptBy?.toISOString() ?? null,
      answeredAt: answeredAt?.toISOString() ?? null,
      declineReason,
    }
  if (status === 'Reserve' && reservePlace !== null) return { ...nothing, reservePlace }
  const feedback = status === 'Rejected' ? feedbackWords(language, row) : ''
  return feedback === '' ? null : { ...nothing, feedback }
}
