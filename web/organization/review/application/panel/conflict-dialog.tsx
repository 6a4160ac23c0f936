import type { Problem } from '#contract/problems.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { Cluster, Stack } from '#web/ui/layout/layout.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { ActionBadge, StatusBadge } from '../../../desk/status-badge.tsx'
import type { Application } from '../application-view.ts'

interface ConflictDialogProps {
  readonly newer: NonNullable<Problem['newerApplication']>
  /** The member's choice in words */
  readonly chosen: string
  readonly steps: Application['steps']
  readonly onKeep: () => void
  readonly onApply: () => void
}

/** Edit conflict of two members: shows the current state, its author, and one's own choice. */
export function ConflictDialog({ newer, chosen, steps, onKeep, onApply }: ConflictDialogProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const { status, action, stepId, changedBy, changedByMe, changedAt } = newer
  const step = steps.find(({ id }) => id === stepId)
  const at = changedAt === null ? '' : formatDateTime(changedAt, language)
  return (
    <Dialog
      open
      title={t('conflict.title')}
      onClose={onKeep}
      footer={
        <>
          <Button onClick={onKeep}>{t('conflict.keep')}</Button>
          <Button variant="primary" onClick={onApply}>
            {t('conflict.apply')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>
          {changedByMe
            ? t('conflict.byMe', { at })
            : t('conflict.detail', { who: changedBy ?? t('history.itself'), at })}
        </p>
        <DescriptionList
          items={[
            {
              term: t('conflict.now'),
              detail: (
                <Cluster gap={2}>
                  <StatusBadge status={status} />
                  {step && <Badge>{step.name}</Badge>}
                  <ActionBadge action={action} />
                </Cluster>
              ),
            },
            { term: t('conflict.chosen'), detail: <strong>{chosen}</strong> },
          ]}
        />
      </Stack>
    </Dialog>
  )
}
