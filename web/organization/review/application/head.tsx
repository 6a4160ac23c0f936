import { FileQuestion } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatDateTime } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Avatar } from '#web/ui/data/avatar.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { Breadcrumbs } from '#web/ui/navigation/breadcrumbs.tsx'
import { Late } from '../../late.tsx'
import { allApplicationsAddress, applicationsAddress } from '../../review-addresses.ts'
import { ActionBadge, FitBadge, StatusBadge } from '../status-badge.tsx'
import type { Application } from './application-view.ts'
import { Neighbours } from './neighbours.tsx'
import styles from './page.module.css'

/** The head of an application: the candidate, its status, and what can be done with it. */
export function Head({ application }: { application: Application }) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const [search] = useSearchParams()
  const reads = may(useMe(), 'Applications', 'read')
  const { id, formId, formTitle, profile, status, action, fit, submittedAt, changedAt, stepId, steps } = application
  const name = `${profile.name} ${profile.surname}`
  const step = steps.find((step) => step.id === stepId)
  const list = new URLSearchParams(search)
  list.delete('view')
  const lists = [
    { label: t('forms'), to: allApplicationsAddress },
    { label: formTitle || t('forms.untitled'), to: `${applicationsAddress(formId)}${list.size > 0 ? `?${list}` : ''}` },
  ]
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        <Breadcrumbs
          trail={[
            // Members who may only write open an application by its address, and see no lists.
            ...(reads ? lists : []),
            { label: name },
          ]}
        />
        {reads && <Neighbours key={id} formId={formId} appId={id} />}
      </div>
      <div className={styles.who}>
        <Avatar name={name} photo={profile.photo ?? undefined} size="large" named />
        <div className={styles.name}>
          <h1>{name}</h1>
          <p className={styles.quiet}>
            {t('submittedAt', { at: formatDateTime(submittedAt, language) })}
            {changedAt > submittedAt && ` · ${t('changedAt', { at: formatDateTime(changedAt, language) })}`}
          </p>
          <div className={styles.badges}>
            <StatusBadge status={status} />
            {step && <Badge>{step.name}</Badge>}
            <ActionBadge action={action} />
            <FitBadge fit={fit} />
          </div>
        </div>
        <Acts application={application} />
      </div>
    </header>
  )
}

const loadDialog = () => import('../acts/request-dialog.tsx')

function Acts({ application: { id, formId, status } }: { application: Application }) {
  const t = useTexts('org_candidate_list_and_detail')
  const writes = may(useMe(), 'Applications', 'write')
  const [isAsking, setAsking] = useState(false)
  if (!writes || status === 'Withdrawn') return null
  return (
    <div className={styles.acts}>
      <Button icon={<FileQuestion />} onClick={() => setAsking(true)}>
        {t('request')}
      </Button>
      {isAsking && (
        <Late load={loadDialog}>
          {({ RequestDialog }) => (
            <RequestDialog formId={formId} applicationIds={[id]} onClose={() => setAsking(false)} />
          )}
        </Late>
      )}
    </div>
  )
}
