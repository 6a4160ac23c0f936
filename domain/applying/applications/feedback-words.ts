import type { FeedbackReason } from '#contract/results/result-states.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'

interface Feedback {
  readonly feedbackReason: FeedbackReason | null
  readonly feedback: string | null
}

/**
 * Why an application was rejected, as far as the organization tells the candidate: the listed reason, then its own
 * words.
 */
export const feedbackWords = (language: Language, { feedbackReason, feedback }: Feedback): string =>
  [
    // “Other” is omitted beside the organization's own words.
    feedbackReason && !(feedbackReason === 'other' && feedback)
      ? translate(language, 'feedback.reason', { reason: feedbackReason })
      : '',
    feedback ?? '',
  ]
    .filter((words) => words !== '')
    .join(' ')
