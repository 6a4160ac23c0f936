import type { ActAnswer } from '#contract/applications/acts.ts'
import type { Language } from '#platform/text/locales.ts'
import { formatNumber } from '#platform/text/numbers.ts'

/** The quota and the number of approvals, formatted for the texts. */
export const inWords = ({ quota, approved }: NonNullable<ActAnswer['overQuota']>, language: Language) => ({
  quota: formatNumber(quota, language),
  approved: formatNumber(approved, language),
})
