import { CircleCheck, CircleX, Eye, Hourglass, Inbox, ListChecks } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { isDecision } from '#contract/results/decisions.ts'
import { changeStatus, type GivenStatus } from '#contract/review/deciding.ts'
import { isProblem } from '#web/forms/is-problem.ts'
import { Lazy } from '#web/loading/lazy.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { useQuotaQuestion } from '../../../desk/acts/use-quota-question.tsx'
import { StatusBadge } from '../../../desk/status-badge.tsx'
import type { ApplicationViewProps, PanelPart } from '../application-view.ts'
import styles from './panel.module.css'
import { Part } from './part.tsx'
import { useDecide } from './use-decide.tsx'

export const decisionPart: PanelPart = { queries: () => [], Part: Decision }

const icons: Readonly<Record<GivenStatus, ReactNode>> = {
  Submitted: <Inbox />,
  InReview: <Eye />,
  Shortlisted: <ListChecks />,
  Approved: <CircleCheck />,
  Reserve: <Hourglass />,
  Rejected: <CircleX />,
}
const statuses = Object.keys(icons) as GivenStatus[]

/** A correction of a published decision, with the application's version at the opening of the dialog. */
interface Correcting {
  readonly status: GivenStatus
  readonly version: number
}

// Lazy: few applications have a result, and it is below the buttons.
const loadResult = () => import('./result-line.tsx')
const loadCorrection = () => import('./correction-dialog.tsx')

/** The statuses as buttons. A published decision can only be corrected, with a reason that the candidate reads. */
function Decision({ ids, application }: ApplicationViewProps) {
  const { status, publishedAt, result } = application
  const t = useTexts('org_candidate_list_and_detail')
  const writes = may(useMe(), 'Applications', 'write')
  const { companyId, formId, appId } = ids
  const { decide, busy: isDeciding, conflict } = useDecide({ ids, application })
  const { withinQuota, isCounting, question } = useQuotaQuestion(ids)
  const busy = isDeciding || isCounting
  const [correcting, setCorrecting] = useState<Correcting>()
  const line = result && <Lazy load={loadResult}>{({ ResultLine }) => <ResultLine result={result} />}</Lazy>
  if (!writes || status === 'Withdrawn')
    return (
      <Part title={t('panel.decision')}>
        <StatusBadge status={status} />
        {line}
      </Part>
    )

  const isPublished = publishedAt !== null
  const set = (next: GivenStatus) => {
    if (next === status) return
    const { name, surname } = application.profile
    const decides = () => (isPublished ? setCorrecting({ status: next, version: application.version }) : decideAs(next))
    void withinQuota({ status: next, name: `${name} ${surname}`, isPublished, decide: decides })
  }

  const decideAs = (next: GivenStatus) =>
    void decide({
      chosen: t('status', { status: next }),
      done: t('decided', { status: next }),
      act: (version) =>
        askInBrowser(changeStatus, { companyId, formId, applicationIds: [appId], version, status: next }),
    })

  async function correct({ status, version: seen }: Correcting, reason: string) {
    const isDone = await decide(
      {
        chosen: t('status', { status }),
        done: t('correction.done'),
        canUndo: false,
        act: (version) =>
          askInBrowser(changeStatus, { companyId, formId, applicationIds: [appId], version, status, reason }).catch(
            (error: unknown) => {
              // Closes the correction to show the colleague's decision; the reason is kept, to apply it after all.
              if (isProblem(error, 'applications.changedSince')) setCorrecting(undefined)
              throw error
            },
          ),
      },
      seen,
    )
    if (isDone) setCorrecting(undefined)
  }

  return (
    <Part title={t('panel.decision')} id="decision">
      <div className={styles.choices} data-busy={busy || undefined}>
        {(isPublished ? statuses.filter((one) => isDecision(one)) : statuses).map((one) => (
          <Button
            key={one}
            size="small"
            icon={icons[one]}
            className={styles.choice}
            data-status={one}
            aria-pressed={one === status}
            aria-disabled={busy || undefined}
            onClick={() => !busy && set(one)}
          >
            {t('decide', { status: one })}
          </Button>
        ))}
      </div>
      {isDecision(status) && (
        <p className={styles.hint}>{isPublished ? t('panel.published') : t('panel.unpublished')}</p>
      )}
      {line}
      {conflict}
      {question}
      {correcting && (
        <Lazy load={loadCorrection}>
          {({ CorrectionDialog }) => (
            <CorrectionDialog
              from={status}
              status={correcting.status}
              onSend={(reason) => correct(correcting, reason)}
              onClose={() => setCorrecting(undefined)}
            />
          )}
        </Lazy>
      )}
    </Part>
  )
}
