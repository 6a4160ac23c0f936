import type { Requirements } from '#contract/candidates/candidate-profile.ts'
import { useTexts } from '#web/texts/texts.tsx'

/** The candidate's answers about family and income in words; missing ones are left out. */
export function useRequirements() {
  const t = useTexts('org_candidate_list_and_detail')
  const yesNo = (answer: boolean | null) => (answer === null ? null : t('yesNo', { answer: String(answer) }))
  const number = (value: number | null) => (value === null ? null : String(value))
  return (said: Requirements): { term: string; detail: string }[] =>
    [
      { term: t('need.incomeBand'), detail: said.incomeBand && t('need.income', { band: said.incomeBand }) },
      { term: t('need.householdSize'), detail: number(said.householdSize) },
      { term: t('need.siblings'), detail: number(said.siblings) },
      { term: t('need.studyingSiblings'), detail: number(said.studyingSiblings) },
      { term: t('need.housing'), detail: said.housing && t('need.house', { kind: said.housing }) },
      { term: t('need.parents'), detail: said.parents && t('need.parent', { state: said.parents }) },
      { term: t('need.parentsTogether'), detail: yesNo(said.parentsTogether) },
      { term: t('need.relative'), detail: said.relative && t('need.relation', { kind: said.relative }) },
      { term: t('need.disabled'), detail: yesNo(said.disabled) },
      { term: t('need.disabilityPercent'), detail: number(said.disabilityPercent) },
      { term: t('need.disabilityNote'), detail: said.disabilityNote },
      { term: t('need.chronicIllness'), detail: yesNo(said.chronicIllness) },
      { term: t('need.otherScholarship'), detail: yesNo(said.otherScholarship) },
      { term: t('need.otherScholarshipNote'), detail: said.otherScholarshipNote },
      { term: t('need.works'), detail: yesNo(said.works) },
      { term: t('need.note'), detail: said.note },
    ].flatMap(({ term, detail }) => (detail ? { term, detail } : []))
}
