import type { Output } from '#contract/call.ts'
import type { publishResults, ResultGroup } from '#contract/results/publishing.ts'
import { formatDeadline } from '#platform/text/dates.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { useGroupName } from '../group-words.ts'
import type { ResultDraft } from './use-result-draft.ts'

/** The effect of publishing in one sentence, and its consequences. */
export function usePublishSentence(groups: readonly ResultGroup[], asksAcceptance: boolean, draft: ResultDraft) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const nameOf = useGroupName()
  return ({ groups: outcomes }: Output<typeof publishResults>) => {
    const number = (count: number) => formatNumber(count, language)
    const sum = (of: (outcome: (typeof outcomes)[number]) => number) =>
      outcomes.reduce((total, outcome) => total + of(outcome), 0)
    const told = sum(({ changed }) => changed)
    const each = outcomes.map(({ changed }, at) => {
      const group = groups[at]
      return `${group ? nameOf(group) : ''}: ${number(changed)}`
    })
    const won = outcomes.find(({ decision }) => decision === 'Approved')?.changed ?? 0
    const { publishAt, acceptBy } = draft
    return [
      publishAt === null
        ? t('results.sentence.now', { count: told, groups: each.join(', ') })
        : t('results.sentence.later', {
            count: told,
            groups: each.join(', '),
            at: formatDeadline(publishAt, language),
          }),
      t('results.sentence.letters', {
        emails: sum(({ reached }) => reached.email),
        sms: sum(({ reached }) => reached.sms),
      }),
      ...(won === 0
        ? []
        : asksAcceptance && acceptBy !== null
          ? [t('results.sentence.asked', { count: won, at: formatDeadline(acceptBy, language) })]
          : [t('results.sentence.participants', { count: won })]),
    ].join(' ')
  }
}
