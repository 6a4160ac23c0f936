import { useId, useState } from 'react'
import { type Recommendation, saveInterviewResult } from '#contract/interviews/results.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { NumberField } from '#web/forms/number-field.tsx'
import { stopsAtRefused } from '#web/forms/stops-at-refused.ts'
import { useAct } from '#web/forms/use-act.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { SegmentedControl } from '#web/ui/fields/segmented-control.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import type { Result } from './results.tsx'

interface ResultFormProps {
  readonly formId: string
  readonly invitationId: string
  /** The member's earlier assessment */
  readonly mine: Result | undefined
}

const recommendations: readonly Recommendation[] = ['Yes', 'Unsure', 'No']

/** The assessment of a candidate after an interview; saving it empty deletes it. */
export function ResultForm({ formId, invitationId, mine }: ResultFormProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const id = useId()
  const [score, setScore] = useState(mine?.score ?? null)
  const [recommendation, setRecommendation] = useState(mine?.recommendation ?? null)
  const [note, setNote] = useState(mine?.note ?? '')
  const { act, busy, failed } = useAct({ changes: 'availabilities' })
  const isChanged =
    score !== (mine?.score ?? null) || recommendation !== (mine?.recommendation ?? null) || note !== (mine?.note ?? '')

  const save = () =>
    act(
      () =>
        askInBrowser(saveInterviewResult, {
          companyId,
          formId,
          invitationId,
          score,
          recommendation,
          note: note.trim(),
        }),
      () => showToast({ tone: 'success', title: t('result.saved') }),
    )

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy && !stopsAtRefused(event.currentTarget)) void save()
      }}
    >
      <Stack gap={3}>
        <NumberField
          id={`${id}score`}
          label={t('result.score')}
          optional
          help={t('result.score.help')}
          max={100}
          value={score}
          onChange={setScore}
        />
        <SegmentedControl
          label={t('result.recommendation')}
          name={`${id}recommendation`}
          value={recommendation ?? ''}
          options={recommendations.map((value) => ({
            value,
            label: t('result.recommendation.of', { recommendation: value }),
          }))}
          onChange={({ currentTarget }) =>
            setRecommendation(recommendations.find((one) => one === currentTarget.value) ?? null)
          }
        />
        <TextArea
          id={`${id}note`}
          label={t('result.note')}
          optional
          help={t('result.note.help')}
          maxLength={5000}
          rows={4}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <FailedNotice failed={failed} />
        <div>
          <Button type="submit" variant="primary" loading={busy} disabled={!isChanged}>
            {t('result.save')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
