import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Output } from '#contract/call.ts'
import type { publishResults, ResultGroup } from '#contract/results/publishing.ts'
import { formatDeadline } from '#platform/text/dates.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useLanguage } from '#web/place.tsx'
import { invalidate } from '#web/queries/invalidate.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button, ButtonLink } from '#web/ui/actions/button.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { LazyDateTimePicker } from '../../../lazy-date-pickers.tsx'
import { publishAddress, resultsAddress } from '../../../review-addresses.ts'
import { keyOfGroup } from '../group-words.ts'
import styles from '../results.module.css'
import { Counting } from './group-outcome.tsx'
import { usePublishSentence } from './use-publish-sentence.ts'
import { usePublishing } from './use-publishing.ts'
import type { ResultDraft } from './use-result-draft.ts'

interface PublishStepProps {
  readonly formId: string
  readonly groups: readonly ResultGroup[]
  readonly asksAcceptance: boolean
  readonly draft: ResultDraft
  readonly onChange: (changed: Partial<ResultDraft>) => void
  readonly onDone: () => void
}

/** Publishes now or at a chosen moment; states the effect in one sentence first. */
export function PublishStepView({ formId, groups, asksAcceptance, draft, onChange, onDone }: PublishStepProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const [isLater, setLater] = useState(draft.publishAt !== null)
  const { outcome, countAgain, isCounting, publish, busy, failed } = usePublishing(formId, groups, draft)
  const showDone = useShowDone(formId, onDone)
  const sentence = usePublishSentence(groups, asksAcceptance, draft)
  if (!outcome) return <Counting countAgain={countAgain} />
  const told = outcome.groups.reduce((sum, { changed }) => sum + changed, 0)
  const isMissing = isLater && draft.publishAt === null
  const isAffordable = outcome.credits <= outcome.creditsLeft
  return (
    <Stack gap={5}>
      <RadioGroup
        label={t('results.when')}
        name="when"
        value={isLater ? 'later' : 'now'}
        onChange={({ currentTarget: { value } }) => {
          setLater(value === 'later')
          if (value === 'now') onChange({ publishAt: null })
        }}
        options={[
          { value: 'now', label: t('results.now'), help: t('results.now.help') },
          { value: 'later', label: t('results.later'), help: t('results.later.help') },
        ]}
      />
      {isLater && (
        <div className={styles.moment}>
          <LazyDateTimePicker
            label={t('results.at')}
            value={draft.publishAt}
            onChange={(publishAt) => onChange({ publishAt })}
          />
        </div>
      )}
      <p className={styles.sentence} role="status">
        {isMissing ? t('results.at.missing') : sentence(outcome)}
      </p>
      <FailedNotice failed={failed} />
      <div className={styles.foot}>
        <ButtonLink to={publishAddress(formId, 'check', groups.map(keyOfGroup))}>{t('ui.back')}</ButtonLink>
        <Button
          variant="primary"
          loading={busy || isCounting}
          disabled={told === 0 || isMissing || !isAffordable}
          onClick={() => void publish(outcome, showDone)}
        >
          {isLater ? t('results.schedule', { count: told }) : t('results.do', { count: told })}
        </Button>
      </div>
    </Stack>
  )
}

/** Shows the result, and opens the list of publications. */
function useShowDone(formId: string, onDone: () => void) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const navigate = useNavigate()
  return async ({ groups, publishAt }: Output<typeof publishResults>) => {
    const isFailed = groups.some(({ publication }) => publication?.state === 'Failed')
    const count = groups.reduce((sum, { changed }) => sum + changed, 0)
    await navigate(resultsAddress(formId), { replace: true })
    onDone()
    await invalidate('receivedApplications')
    showToast({
      tone: isFailed ? 'danger' : 'success',
      title: isFailed
        ? t('results.done.failed')
        : publishAt === null
          ? t('results.done', { count })
          : t('results.done.scheduled', { count, at: formatDeadline(publishAt, language) }),
    })
  }
}
