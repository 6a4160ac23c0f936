import { FileQuestion } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ApplicationAction } from '#contract/fields/application-status.ts'
import { changeAction } from '#contract/review/deciding.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { ActionBadge } from '../../../desk/status-badge.tsx'
import { LazyAct } from '../../acts/lazy-act.tsx'
import type { ApplicationViewProps, PanelPart } from '../application-view.ts'
import styles from './panel.module.css'
import { Part } from './part.tsx'
import { useDecide } from './use-decide.tsx'

export const awaitedPart: PanelPart = { queries: () => [], Part: Awaited }

const actions: readonly ApplicationAction[] = [
  'DocumentRequested',
  'InterviewInvited',
  'BankInfoRequested',
  'AnswerRequested',
  'None',
]

/** The action awaited from the candidate; with requesting a document, and setting it by hand. */
function Awaited({ ids, application }: ApplicationViewProps) {
  const { status, action, steps } = application
  const t = useTexts('org_candidate_list_and_detail')
  const writes = may(useMe(), 'Applications', 'write') && status !== 'Withdrawn'
  const [isAsking, setAsking] = useState(false)
  return (
    <Part
      title={t('narrow.action')}
      action={
        writes && (
          <Button size="small" variant="quiet" icon={<FileQuestion />} onClick={() => setAsking(true)}>
            {t('act', { act: 'request' })}
          </Button>
        )
      }
    >
      <div className={styles.row}>
        {action === 'None' ? <p className={styles.hint}>{t('awaited.none')}</p> : <ActionBadge action={action} />}
        {writes && <ByHand ids={ids} application={application} />}
      </div>
      {isAsking && (
        <LazyAct
          act="request"
          formId={ids.formId}
          steps={steps}
          target={{ applicationIds: [ids.appId] }}
          onClose={() => setAsking(false)}
        />
      )}
    </Part>
  )
}

function ByHand({ ids, application }: ApplicationViewProps) {
  const { action } = application
  const paysToo = may(useMe(), 'Participants', 'write')
  const t = useTexts('org_candidate_list_and_detail')
  const { companyId, formId, appId } = ids
  const { decide, busy, conflict } = useDecide({ ids, application })
  const place = useRef<HTMLDetailsElement>(null)

  function set(next: ApplicationAction) {
    void decide({
      chosen: next === 'None' ? t('awaited.clear') : t('action', { action: next }),
      done: next === 'None' ? t('awaited.cleared') : t('action', { action: next }),
      act: (version) =>
        askInBrowser(changeAction, { companyId, formId, applicationIds: [appId], version, action: next }),
    })
    // The pressed button is not among the new ones.
    place.current?.querySelector('summary')?.focus()
    place.current?.removeAttribute('open')
  }

  return (
    <>
      <details ref={place} className={styles.byHand}>
        <summary>{t('awaited.change')}</summary>
        <ul>
          {actions
            .filter((one) => one !== action && (one !== 'BankInfoRequested' || paysToo))
            .map((one) => (
              <li key={one}>
                <Button
                  size="small"
                  variant="quiet"
                  className={styles.step}
                  aria-disabled={busy || undefined}
                  onClick={() => !busy && set(one)}
                >
                  {one === 'None' ? t('awaited.clear') : t('action', { action: one })}
                </Button>
              </li>
            ))}
        </ul>
      </details>
      {conflict}
    </>
  )
}
