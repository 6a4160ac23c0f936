import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX, Hourglass, X } from 'lucide-react'
import { useEffect } from 'react'
import { readCompanyApplication } from '#contract/review/company-application.ts'
import { listCompanyDocuments } from '#contract/review/company-documents.ts'
import { changeStatus } from '#contract/review/deciding.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { useAct } from '#web/forms/use-act.ts'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button, ButtonLink } from '#web/ui/actions/button.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { RetryNotice } from '#web/ui/feedback/retry-notice.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Cluster, Stack } from '#web/ui/layout/layout.tsx'
import { useQuotaQuestion } from '../../../desk/acts/use-quota-question.tsx'
import { useShowDone } from '../../../desk/acts/use-tell-done.ts'
import styles from '../../../desk/list/list.module.css'
import { ActionBadge, FitBadge, StatusBadge } from '../../../desk/status-badge.tsx'
import { TagMark } from '../../../desk/tag-mark.tsx'
import { useMarkSeen } from '../../../desk/use-mark-seen.ts'
import type { ActName } from '../../acts/registry.ts'
import { PeekAnswers } from './peek-answers.tsx'
import { showRowSeen } from './show-row-seen.ts'

interface PeekPanelProps {
  readonly formId: string
  readonly appId: string
  readonly address: string
  readonly onAct: (act: ActName) => void
  readonly onClose: () => void
}

const decisions = [
  ['Approved', <CircleCheck key="icon" />],
  ['Reserve', <Hourglass key="icon" />],
  ['Rejected', <CircleX key="icon" />],
] as const

/** The panel shows an error itself, instead of a dialog over the list. */
const toldHere = { meta: { isOfPage: true } }

/** A preview of one application beside the list, with the decision; the list stays unchanged. */
export function PeekPanel({ formId, appId, address, onAct, onClose }: PeekPanelProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const me = useMe()
  const ids = { companyId: me.myId, formId, appId }
  useMarkSeen(ids)
  useEffect(() => showRowSeen(appId), [appId])
  const {
    data: application,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: [readCompanyApplication.path, ids],
    queryFn: () => askInBrowser(readCompanyApplication, ids),
    ...toldHere,
  })
  const documents = useQuery({
    queryKey: [listCompanyDocuments.path, ids],
    queryFn: () => askInBrowser(listCompanyDocuments, ids),
    ...toldHere,
  })
  const { act, busy } = useAct({ changes: 'receivedApplications', showsProblemInDialog: true })
  const showDone = useShowDone(formId)
  const { withinQuota, isCounting, question } = useQuotaQuestion(ids)
  if (!application)
    return (
      <aside className={styles.peek} aria-label={t('peek')}>
        {isError ? (
          <ErrorState title={t('peek.failed')} onRetry={() => void refetch()} retrying={isFetching}>
            {t('ui.late.detail')}
          </ErrorState>
        ) : (
          <Loading>
            <Skeleton width="most" />
          </Loading>
        )}
      </aside>
    )
  const { profile, status, action, fit, gpa, age, steps, stepId, publishedAt, tags, version } = application
  const [education] = profile.educations
  const name = `${profile.name} ${profile.surname}`
  const decide = (next: (typeof decisions)[number][0]) =>
    act(
      () => askInBrowser(changeStatus, { companyId: me.myId, formId, applicationIds: [appId], version, status: next }),
      (answer) => showDone({ answer, title: t('acts.status.done', { count: 1, status: next }), canUndo: true }),
    )
  const facts = [
    ...(gpa === null ? [] : [[t('column', { column: 'gpa' }), formatNumber(gpa, language)] as const]),
    ...(age === null ? [] : [[t('column.age'), String(age)] as const]),
    ...(stepId ? [[t('column.step'), steps.find(({ id }) => id === stepId)?.name ?? t('chip.step')] as const] : []),
  ]
  return (
    <aside className={styles.peek} aria-label={name}>
      <Stack gap={4}>
        <div className={styles.column}>
          <h2>{name}</h2>
          <IconButton label={t('ui.close')} icon={<X />} size="small" onClick={onClose} />
        </div>
        <Cluster gap={2}>
          <StatusBadge status={status} />
          <ActionBadge action={action} />
          <FitBadge fit={fit} />
          {tags.map((tag) => (
            <TagMark key={tag.id} {...tag} />
          ))}
        </Cluster>
        {education && (
          <p className={styles.quiet}>
            {[education.universityName ?? education.levelName, education.departmentShown, education.className]
              .filter(Boolean)
              .join(', ')}
          </p>
        )}
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <PeekAnswers ids={ids} />
        {documents.data && (
          <ul className={styles.facts}>
            {documents.data.items
              .filter(({ isAsked }) => isAsked)
              .map(({ formDocumentId, typeName, files, required, isMissing, isWithdrawn }) => (
                <li key={formDocumentId}>
                  <span>{typeName}</span>
                  <span className={styles.quiet}>
                    {isMissing || isWithdrawn
                      ? t(isWithdrawn ? 'consent.withdrawn' : 'documents.notHandedIn')
                      : files.length > 0 || required
                        ? '✓'
                        : t('documents.optional')}
                  </span>
                </li>
              ))}
          </ul>
        )}
        {documents.isError && (
          <RetryNotice onRetry={() => void documents.refetch()}>{t('peek.documentsFailed')}</RetryNotice>
        )}
        {may(me, 'Applications', 'write') && status !== 'Withdrawn' && (
          <div>
            {publishedAt === null && (
              <div className={styles.decisions}>
                {decisions.map(([next, icon]) => (
                  <Button
                    key={next}
                    size="small"
                    icon={icon}
                    aria-pressed={status === next}
                    disabled={busy || isCounting || status === next}
                    onClick={() =>
                      void withinQuota({ status: next, name, isPublished: false, decide: () => void decide(next) })
                    }
                  >
                    {t('decide', { status: next })}
                  </Button>
                ))}
              </div>
            )}
            <div className={styles.acts}>
              {(['status', 'step', 'note'] as const).map((act) => (
                <Button key={act} size="small" variant="quiet" onClick={() => onAct(act)}>
                  {t('act', { act })}
                </Button>
              ))}
            </div>
          </div>
        )}
        <ButtonLink to={address} wide>
          {t('keys.what', { what: 'open' })}
        </ButtonLink>
        {question}
      </Stack>
    </aside>
  )
}
