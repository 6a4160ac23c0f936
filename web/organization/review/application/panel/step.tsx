import { changeStep } from '#contract/review/deciding.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import type { ApplicationViewProps, PanelPart } from '../application-view.ts'
import styles from './panel.module.css'
import { Part } from './part.tsx'
import { useDecide } from './use-decide.tsx'

export const stepPart: PanelPart = { queries: () => [], Part: Step }

/** The steps of the form’s review; pressing the current one clears it. */
function Step({ ids, application }: ApplicationViewProps) {
  const { status, stepId, steps } = application
  const t = useTexts('org_candidate_list_and_detail')
  const writes = may(useMe(), 'Applications', 'write')
  const { companyId, formId, appId } = ids
  const { decide, busy, conflict } = useDecide({ ids, application })
  if (steps.length === 0) return null
  const now = steps.find(({ id }) => id === stepId)
  if (!writes || status === 'Withdrawn')
    return (
      <Part title={t('column.step')}>
        {now ? <Badge>{now.name}</Badge> : <p className={styles.hint}>{t('step.none')}</p>}
      </Part>
    )
  const move = (next: string | null, name: string) =>
    void decide({
      chosen: next === null ? t('step.none') : t('step.moved', { name }),
      done: next === null ? t('step.left') : t('step.moved', { name }),
      act: (version) => askInBrowser(changeStep, { companyId, formId, applicationIds: [appId], version, stepId: next }),
    })
  return (
    <Part title={t('column.step')} id="step">
      <ol className={styles.steps}>
        {steps.map(({ id, name }) => (
          <li key={id}>
            <Button
              size="small"
              variant="quiet"
              className={styles.step}
              aria-pressed={id === stepId}
              aria-disabled={busy || undefined}
              onClick={() => !busy && move(id === stepId ? null : id, name)}
            >
              {name}
            </Button>
          </li>
        ))}
      </ol>
      {conflict}
    </Part>
  )
}
