import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ResultGroup } from '#contract/results/publishing.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button, ButtonLink } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import cards from '../../../card-list.module.css'
import { applicationsAddress, publishAddress } from '../../../review-addresses.ts'
import { keyOfGroup, useGroupName } from '../group-words.ts'
import styles from '../results.module.css'

interface ChooseStepProps {
  readonly formId: string
  readonly groups: readonly ResultGroup[]
  /** The keys of the chosen groups */
  readonly chosen: readonly string[]
}

/** The number of a group's members that would be notified. */
const waiting = ({ count, published, undecided }: ResultGroup) => Math.max(0, count - published - undecided)

/** Chooses the groups to publish. The choice is kept in the address; checkboxes update before the navigation ends. */
export function ChooseStep({ formId, groups, chosen }: ChooseStepProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const navigate = useNavigate()
  const [ticked, setTicked] = useState(chosen)
  const [isSent, setSent] = useState(false)
  const decisions = groups.filter(({ decision }) => decision !== null)
  const views = groups.filter((group) => group.viewId !== null && waiting(group) > 0)
  const undecided = groups.find(({ decision, viewId }) => decision === null && viewId === null)?.count ?? 0
  if (![...decisions, ...views].some((group) => waiting(group) > 0))
    return (
      <EmptyState
        drawing="done"
        title={t('results.choose.none')}
        action={<ButtonLink to={applicationsAddress(formId)}>{t('backToList')}</ButtonLink>}
      >
        {t('results.choose.none.detail', { undecided })}
      </EmptyState>
    )

  function choose(next: readonly string[]) {
    setTicked(next)
    void navigate(publishAddress(formId, 'choose', next), { replace: true, preventScrollReset: true })
  }

  function goOn() {
    setSent(true)
    if (ticked.length > 0) void navigate(publishAddress(formId, 'look', ticked))
  }

  const shared = { ticked, onChoose: choose }
  return (
    <Stack gap={5}>
      <p className={cards.lead}>{t('results.choose.lead')}</p>
      <Card as="section" aria-label={t('results.choose.decisions')}>
        <Stack gap={3}>
          <h2>{t('results.choose.decisions')}</h2>
          {decisions.map((group) => (
            <Choice key={keyOfGroup(group)} group={group} {...shared} />
          ))}
        </Stack>
      </Card>
      {views.length > 0 && (
        <Card as="section" aria-label={t('results.choose.views')}>
          <Stack gap={3}>
            <h2>{t('results.choose.views')}</h2>
            {views.map((group) => (
              <Choice key={keyOfGroup(group)} group={group} {...shared} />
            ))}
          </Stack>
        </Card>
      )}
      {undecided > 0 && <Notice>{t('results.choose.undecided', { count: undecided })}</Notice>}
      {isSent && ticked.length === 0 && (
        <Notice tone="danger" live>
          {t('results.choose.missing')}
        </Notice>
      )}
      <div className={styles.foot}>
        <Button variant="primary" onClick={goOn}>
          {t('ui.continue')}
        </Button>
      </div>
    </Stack>
  )
}

interface ChoiceProps {
  readonly group: ResultGroup
  readonly ticked: readonly string[]
  readonly onChoose: (keys: readonly string[]) => void
}

function Choice({ group, ticked, onChoose }: ChoiceProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const nameOf = useGroupName()
  const key = keyOfGroup(group)
  const isOn = ticked.includes(key)
  const left = waiting(group)
  return (
    <Checkbox
      label={nameOf(group)}
      help={t('results.choose.numbers', { left, count: group.count, published: group.published })}
      checked={isOn}
      disabled={left === 0 && !isOn}
      onChange={() => onChoose(isOn ? ticked.filter((one) => one !== key) : [...ticked, key])}
    />
  )
}
