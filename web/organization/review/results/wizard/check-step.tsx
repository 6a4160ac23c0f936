import type { ResultGroup, SampleLetter } from '#contract/results/publishing.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { ButtonLink } from '#web/ui/actions/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import cards from '../../../card-list.module.css'
import { Refusals } from '../../../desk/acts/refusals.tsx'
import { packagesAddress } from '../../../package-addresses.ts'
import { publishAddress } from '../../../review-addresses.ts'
import { keyOfGroup } from '../group-words.ts'
import styles from '../results.module.css'
import { Counting, GroupOutcomeCard } from './group-outcome.tsx'
import { usePublishing } from './use-publishing.ts'
import type { ResultDraft } from './use-result-draft.ts'

interface CheckStepProps {
  readonly formId: string
  readonly groups: readonly ResultGroup[]
  readonly draft: ResultDraft
}

/** The letters as actual recipients get them, the recipients not reached, and the cost. */
export function CheckStep({ formId, groups, draft }: CheckStepProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { outcome, countAgain } = usePublishing(formId, groups, draft)
  if (!outcome) return <Counting countAgain={countAgain} />
  const { credits, creditsLeft } = outcome
  const keys = groups.map(keyOfGroup)
  return (
    <Stack gap={5}>
      <p className={cards.lead}>{t('results.check.lead')}</p>
      {groups.map((group, at) => {
        const of = outcome.groups[at]
        return (
          <GroupOutcomeCard key={keyOfGroup(group)} group={group} outcome={of}>
            {of && of.unreached.length > 0 && (
              <div>
                <p className={cards.quiet}>{t('results.check.unreached')}</p>
                <Refusals refused={of.unreached} />
              </div>
            )}
            {of?.samples.map((sample, place) => (
              <Sample key={sample.applicationId} sample={sample} isOpen={place === 0} />
            ))}
          </GroupOutcomeCard>
        )
      })}
      {credits > creditsLeft ? (
        <Notice
          tone="danger"
          title={t('results.check.noCredit')}
          actions={<ButtonLink to={packagesAddress}>{t('toPackages')}</ButtonLink>}
        >
          {t('results.check.noCredit.detail', { needed: credits, left: creditsLeft })}
        </Notice>
      ) : (
        <p>{t('results.check.credits', { credits, left: creditsLeft - credits })}</p>
      )}
      <div className={styles.foot}>
        <ButtonLink to={publishAddress(formId, 'write', keys)}>{t('ui.back')}</ButtonLink>
        <ButtonLink variant="primary" to={publishAddress(formId, 'publish', keys)}>
          {t('ui.continue')}
        </ButtonLink>
      </div>
    </Stack>
  )
}

/** A letter; the first of each group is open, the others, which are similar, are folded. */
function Sample({ sample, isOpen }: { sample: SampleLetter; isOpen: boolean }) {
  const t = useTexts('org_candidate_list_and_detail')
  const { name, language, subject, text, sms, smsText } = sample
  return (
    <details className={styles.letter} open={isOpen}>
      <summary className={cards.quiet}>
        {t('results.check.sample', { name })} · {t('message.language.name', { language })}
      </summary>
      <Stack gap={2}>
        <h3 lang={language}>{subject}</h3>
        <p className={styles.words} lang={language}>
          {text}
        </p>
        {sms && (
          <>
            <p className={cards.quiet}>SMS</p>
            <p className={styles.words} lang={language}>
              {smsText}
            </p>
          </>
        )}
      </Stack>
    </details>
  )
}
