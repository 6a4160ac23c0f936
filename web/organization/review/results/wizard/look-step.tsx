import type { ResultGroup } from '#contract/results/publishing.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { ButtonLink } from '#web/ui/actions/button.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import cards from '../../../card-list.module.css'
import { Oddities } from '../../../desk/acts/oddities.tsx'
import { publishAddress } from '../../../review-addresses.ts'
import { keyOfGroup } from '../group-words.ts'
import styles from '../results.module.css'
import { Counting, GroupOutcomeCard } from './group-outcome.tsx'
import { usePublishing } from './use-publishing.ts'
import type { ResultDraft } from './use-result-draft.ts'

interface LookStepProps {
  readonly formId: string
  readonly groups: readonly ResultGroup[]
  readonly draft: ResultDraft
}

/** People notified, people left out, and warnings. */
export function LookStep({ formId, groups, draft }: LookStepProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { outcome, countAgain } = usePublishing(formId, groups, draft)
  if (!outcome) return <Counting countAgain={countAgain} />
  return (
    <Stack gap={5}>
      <p className={cards.lead}>{t('results.look.lead')}</p>
      <Oddities oddities={outcome.oddities} />
      {groups.map((group, at) => (
        <GroupOutcomeCard key={keyOfGroup(group)} group={group} outcome={outcome.groups[at]} />
      ))}
      <div className={styles.foot}>
        <ButtonLink to={publishAddress(formId, 'choose', groups.map(keyOfGroup))}>{t('ui.back')}</ButtonLink>
        <ButtonLink variant="primary" to={publishAddress(formId, 'write', groups.map(keyOfGroup))}>
          {t('ui.continue')}
        </ButtonLink>
      </div>
    </Stack>
  )
}
